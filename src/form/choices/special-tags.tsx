import { useAtomValue } from 'jotai/react';
import { isAway, type Absence, type Voice } from '../../domain/catalogue/voice.ts';
import { readAtAtom } from '../../state/catalogue/offered-voices.ts';
import { TipTag } from '../../ui/tag/tip-tag.tsx';
import { useFormat, useText } from '../texts/use-text.ts';

interface SpecialTagsProps {
  readonly voice: Voice;
  /** Whether to say 'No Rush Orders', for a card without other cards. */
  readonly isLong?: boolean;
}

/** Special tags of a voice: away now, or without rush production. */
export function SpecialTags({ voice, isLong = false }: SpecialTagsProps) {
  const text = useText().voices;
  return (
    <>
      {voice.plannedAbsence && <AwayTag voice={voice} absence={voice.plannedAbsence} />}
      {voice.rushOrderUnavailable && <TipTag label={isLong ? text.noRushOrders : text.noRush} tip={text.noRushTip} />}
    </>
  );
}

function AwayTag({ voice, absence }: { readonly voice: Voice; readonly absence: Absence }) {
  const text = useText().voices;
  const format = useFormat();
  const now = useAtomValue(readAtAtom);
  return isAway(voice, now) && <TipTag label={text.away} tip={text.awayUntil(format.date(absence.end))} />;
}
