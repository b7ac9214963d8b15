import { languageTag } from '../../domain/scripts/script-language.ts';
import { endTurn, takeTurn } from './one-sound.ts';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The device's voice for a language, preferably a local one; undefined if there is none. */
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter((voice) => languageTag(voice.lang) === language);
  return voices.find((voice) => voice.localService) ?? voices[0];
}

/** Calls back when the device's voices are known: some browsers load them late. Returns the function that stops it. */
export function onVoices(listener: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', listener);
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener);
}

/**
 * Reads a text aloud with a voice of the device. `onEnd` gets the seconds that it took, or null if it was stopped.
 * Returns the function that stops it.
 */
export function readAloud(
  text: string,
  voice: SpeechSynthesisVoice,
  onEnd: (seconds: number | null) => void,
): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  let startedAt = Date.now();
  let isOver = false;
  const finish = (seconds: number | null): void => {
    if (isOver) return;
    isOver = true;
    onEnd(seconds);
  };
  const end = (): void => {
    synthesis()?.cancel();
    finish(null);
  };
  utterance.addEventListener('start', () => {
    startedAt = Date.now();
    // A remote voice may start although it was cancelled before.
    if (isOver) synthesis()?.cancel();
  });
  utterance.addEventListener('end', () => {
    finish((Date.now() - startedAt) / 1000);
    endTurn(end);
  });
  utterance.addEventListener('error', () => endTurn(end));
  takeTurn(end);
  synthesis()?.speak(utterance);
  return () => endTurn(end);
}
