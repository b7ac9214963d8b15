import { useAtomValue } from 'jotai/react';
import { memo, useRef, useState, useSyncExternalStore } from 'react';
import { checkedLanguage, languageTag } from '../../domain/scripts/script-language.ts';
import { endTurn, takeTurn, useStopOnChange } from './one-sound.ts';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { fallbackLanguageAtom } from '../../state/script/script-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Status } from '../../ui/status.tsx';
import { useMessageField } from '../../form/context/form-context.tsx';
import { reserved } from '../desk.css.ts';
import { useHasText } from '../names/message-name.tsx';
import { timeText, useToolText } from '../use-tool-text.ts';
import { small } from '../../styles/shared.css.ts';

const synthesis = (): SpeechSynthesis | undefined => globalThis.speechSynthesis;

/** The device's voice for a language, preferably a local one; undefined if there is none. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const voices = (synthesis()?.getVoices() ?? []).filter((voice) => languageTag(voice.lang) === language);
  return voices.find((voice) => voice.localService) ?? voices[0];
}

/** Calls back when the device's voices are known: some browsers load them late. Returns the function that stops it. */
function onVoices(listener: () => void): () => void {
  synthesis()?.addEventListener?.('voiceschanged', listener);
  return () => synthesis()?.removeEventListener?.('voiceschanged', listener);
}

/**
 * Reads a text aloud with a voice of the device. `onEnd` gets the seconds that it took, or null if it was stopped.
 * Returns the function that stops it.
 */
function readAloud(text: string, voice: SpeechSynthesisVoice, onEnd: (seconds: number | null) => void): () => void {
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

/** Behind a dialog, it could not be stopped. */
const ends = [isDialogOpenAtom];

/** The device's speech synthesis, to check a message's length and flow; only if it has a voice for the language. */
export const ReadAloud = memo(({ id }: { readonly id: number }) => {
  const text = useToolText();
  const content = useMessageField(id, 'content') ?? '';
  const fallback = useAtomValue(fallbackLanguageAtom);
  const canRead = useSyncExternalStore(onVoices, () => voiceFor(fallback) !== undefined);
  const hasText = useHasText(id);
  const stop = useRef<(() => void) | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  useStopOnChange(ends, stop);
  if (!canRead) return null;
  const start = (): void => {
    const voice = voiceFor(checkedLanguage(content, fallback)) ?? voiceFor(fallback);
    if (voice === undefined) return;
    setSeconds(null);
    setIsReading(true);
    stop.current = readAloud(content, voice, (took) => {
      setIsReading(false);
      setSeconds(took);
    });
  };
  return (
    <>
      <Button
        kind="quiet"
        isCompact
        className={hasText ? '' : reserved}
        title={text.listen.computer}
        onClick={isReading ? () => stop.current?.() : start}
      >
        {isReading ? text.listen.stopReading : text.listen.read}
      </Button>
      <Status className={small}>{seconds !== null && text.listen.took(timeText(text, seconds))}</Status>
    </>
  );
});
