"""A speech server for Orca 43 that makes no sound: each utterance becomes a line of JSON in the file SPEECH.

An utterance takes the time that it takes to hear, so that the next key cuts it off as it would for a listener.
"""

import json
import os
import time

from gi.repository import GLib
from orca import settings, speechserver

SECONDS_PER_CHARACTER = 1 / 25

settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
settings.keyboardLayout = settings.GENERAL_KEYBOARD_LAYOUT_DESKTOP
settings.speechServerFactory = "transcript_speech"
settings.speechFactoryModules = ["transcript_speech"]


class SpeechServer(speechserver.SpeechServer):
    """Speaks one utterance at a time, in the order in which Orca asks."""

    only = None

    @staticmethod
    def getFactoryName():
        return "transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.getSpeechServer().stop()

    def __init__(self):
        super().__init__()
        self.file = open(os.environ["SPEECH"], "a", buffering=1, encoding="utf-8")
        self.waiting = []
        self.timer = 0

    def note(self, **entry):
        self.file.write(json.dumps({"at": time.time(), **entry}, ensure_ascii=False) + "\n")

    def getInfo(self):
        return ["transcript", "transcript"]

    def getVoiceFamilies(self):
        return []

    def speak(self, text=None, acss=None, interrupt=True):
        self.add(text if isinstance(text, str) else "")

    def speakCharacter(self, character, acss=None):
        self.add(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def add(self, text, then=None):
        if text.strip():
            self.note(text=text.strip())
        self.waiting.append((len(text), then))
        if not self.timer:
            self.start()

    def start(self):
        seconds = self.waiting[0][0] * SECONDS_PER_CHARACTER
        self.timer = GLib.timeout_add(int(seconds * 1000), self.finish)

    def finish(self):
        _length, then = self.waiting.pop(0)
        self.timer = 0
        if self.waiting:
            self.start()
        else:
            self.note(silent=True)
        if then:
            then()
        return False

    def stop(self):
        if self.timer:
            GLib.source_remove(self.timer)
            self.note(silent=True)
        self.timer = 0
        self.waiting = []

    def shutdown(self):
        self.stop()

    def reset(self, text=None, acss=None):
        self.stop()

    def sayAll(self, utterances, progress):
        """Reads a page: the next utterance follows when the one before was heard."""

        def next_one():
            context, _acss = next(utterances, (None, None))
            if context is None:
                return

            def heard():
                context.currentOffset = context.endOffset
                progress(context.copy(), speechserver.SayAllContext.COMPLETED)
                next_one()

            self.add(context.utterance, heard)

        next_one()
