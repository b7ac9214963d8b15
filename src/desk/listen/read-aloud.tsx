import { useAtomValue } from 'jotai/react';
import { memo, useSyncExternalStore } from 'react';
import { checkedLanguage, languageTag } from '../../domain/scripts/script-language.ts';
import { useSound } from './use-sound.ts';
import { fallbackLanguageAtom } from '../../state/script/script-context.ts';
import { messageAtom } from '../../state/session/order-atoms.ts';
import { selectContent, useForm, useMessage } from '../../form/context/form-context.tsx';
import { inLine } from '../desk.css.ts';
import { selectHasText } from '../names/message-name.tsx';
import { useToolText } from '../use-tool-text.ts';

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

/** Reads a text aloud with a voice of the device, until it ends or `turn` is aborted. */
function readAloud(text: string, voice: SpeechSynthesisVoice, turn: AbortController): void {
  const cancel = (): void => synthesis()?.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  // A remote voice may start although it was cancelled before.
  utterance.addEventListener('start', () => turn.signal.aborted && cancel());
  utterance.addEventListener('end', () => turn.abort());
  utterance.addEventListener('error', () => turn.abort());
  turn.signal.addEventListener('abort', cancel);
  synthesis()?.speak(utterance);
}

/** The device's speech synthesis, to check a message's length and flow; only if it has a voice for the language. */
export const ReadAloud = memo(({ id }: { readonly id: number }) => {
  const text = useToolText().listen;
  const { store } = useForm();
  const fallback = useAtomValue(fallbackLanguageAtom);
  const canRead = useSyncExternalStore(onVoices, () => voiceFor(fallback) !== undefined);
  const hasText = useMessage(id, selectHasText);
  const { isPlaying, toggle } = useSound((turn) => {
    const content = selectContent(store.get(messageAtom(id)));
    const voice = voiceFor(checkedLanguage(content, fallback)) ?? voiceFor(fallback);
    return voice ? readAloud(content, voice, turn) : turn.abort();
  });
  if (!canRead || !hasText) return null;
  return (
    <button type="button" className={inLine} title={text.computer} onClick={toggle}>
      {isPlaying ? text.stopReading : text.read}
    </button>
  );
});
