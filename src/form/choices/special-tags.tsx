import { useAtomValue } from 'jotai/react';
import { isAway, type Voice } from '../../domain/catalogue/voice.ts';
import { readAtAtom } from '../../state/catalogue/catalogue.ts';
import { TipTag } from '../../ui/tag/tip-tag.tsx';
import { useFormat, useText } from '../texts/use-text.ts';

interface SpecialTagsProps {
  readonly voice: Voice;
  /** Whether to say 'No Rush Orders', for a card without other cards. */
  readonly isLong?: boolean;
}

/** Special tags of a voice: away now, or without rush production. */
export function SpecialTags({ voice, isLong }: SpecialTagsProps) {
  const text = useText().voices;
  const format = useFormat();
  const isAwayNow = isAway(voice, useAtomValue(readAtAtom));
  return (
    <>
      {isAwayNow && (
        <TipTag kind="warning" label={text.away} tip={text.awayUntil(format.date(voice.plannedAbsence?.end ?? ''))} />
      )}
      {voice.rushOrderUnavailable && (
        <TipTag kind="note" label={isLong ? text.noRushOrders : text.noRush} tip={text.noRushTip} />
      )}
    </>
  );
}
