import { languageTag } from '../../domain/scripts/script-language.ts';
import { endTurn, takeTurn } from './one-sound.ts';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The device's voice for a language, its own one first; undefined where it has none. */
export function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter((voice) => languageTag(voice.lang) === language);
  return voices.find((voice) => voice.localService) ?? voices[0];
}

/** Calls back when the device's voices are known: some browsers load them late. Gives the function that ends it. */
export function onVoices(listener: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', listener);
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener);
}

/**
 * Reads a text aloud by a voice of the device. `onEnd` hears how many seconds it took, null where it was stopped. Gives the
 * function that stops it.
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
    // A device's voice that is fetched first may begin although it was cancelled before.
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
