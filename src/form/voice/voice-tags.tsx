import { useAtomValue } from 'jotai/react';
import { isAway, type Voice } from '../../domain/voice.ts';
import { nowAtom } from '../../state/order.ts';
import * as tag from '../../ui/tag.css.ts';
import { TipTag } from '../../ui/tip-tag.tsx';
import { useFormat, useText } from '../use-text.ts';

interface VoiceTagsProps {
  readonly voice: Voice;
  readonly activeTag: string | null;
  readonly onTag: (tag: string) => void;
}

/** What is special about a voice, and its tags, which filter the picker. */
export function VoiceTags({ voice, activeTag, onTag }: VoiceTagsProps) {
  const text = useText().voices;
  const format = useFormat();
  const now = useAtomValue(nowAtom);
  const absence = voice.plannedAbsence;
  return (
    <>
      {absence && isAway(voice, now) && <TipTag label={text.away} tip={text.awayUntil(format.date(absence.end))} />}
      {voice.rushOrderUnavailable && <TipTag label={text.noRush} tip={text.noRushTip} />}
      {voice.tags.map((name) => (
        <button
          key={name}
          type="button"
          className={tag.tag.button}
          aria-pressed={name === activeTag}
          onClick={() => onTag(name)}
        >
          {name}
        </button>
      ))}
    </>
  );
}
