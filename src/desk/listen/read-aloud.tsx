import { useAtomValue } from 'jotai/react';
import { memo, useRef, useState, useSyncExternalStore } from 'react';
import { isDialogOpenAtom } from '../../state/dialogs.ts';
import { fallbackLanguageAtom } from '../../state/script/script-context.ts';
import { checkedLanguage } from '../../domain/scripts/tell-language.ts';
import { Button } from '../../ui/button/button.tsx';
import { Status } from '../../ui/status.tsx';
import { useMessageField } from '../../form/context/form-context.tsx';
import { reserved } from '../desk.css.ts';
import { useHasText } from '../names/message-name.tsx';
import { timeText } from '../time-text.ts';
import { useToolText } from '../use-tool-text.ts';
import { onVoices, readAloud, voiceFor } from './speech.ts';
import { useStopOnChange } from './use-stop-on-change.ts';
import { small } from '../../styles/shared.css.ts';

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
