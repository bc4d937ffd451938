"""A process that helps another one, such as a worker of the arena or of the server's workshop."""

import os
import signal
import threading
from multiprocessing import parent_process


def stay_with_parent() -> None:
    """Ignore Ctrl-C, which is for the parent process, and end when that has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent:
        parent.join()
        os._exit(1)
