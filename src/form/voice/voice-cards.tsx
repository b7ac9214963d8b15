import { useAtomValue, useSetAtom } from 'jotai/react';
import { memo, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Voice, VoiceFilter } from '../../domain/catalogue/voice.ts';
import type { Remote } from '../../state/catalogue/remote.ts';
import { voiceSlotsAtom } from '../../state/order/parts.ts';
import { chooseVoiceAtom, voiceSlots } from '../../state/order/slots.ts';
import { keepInPlace } from '../../ui/sight/keep-in-place.ts';
import { keepInColumn, freeColumn } from '../choices/keep-in-column.ts';
import * as list from '../choices/list.css.ts';
import { Placeholders } from '../layout/placeholders.tsx';
import { ShowAll, useShownPart } from '../choices/show-more.tsx';
import { useText } from '../texts/use-text.ts';
import { otherSlot } from '../choices/slot-list.tsx';
import { VoiceCard } from '../choices/voice-card.tsx';
import { VoiceIssue } from './voice-issue.tsx';

interface VoiceCardsProps {
  readonly voices: readonly Voice[];
  readonly group: string;
  /**
   * Of the shop's list. Read together with the voices: while the form is rendered in slices, a list that arrives would
   * otherwise remove the placeholders before the voices come.
   */
  readonly status: Remote<unknown>['status'];
  readonly filter: VoiceFilter;
  readonly onTag: (tag: string) => void;
}

/**
 * The card whose tag was pressed: it stays in the list and at its place on the screen, while others are added and
 * removed.
 */
function useHeldCard(filter: VoiceFilter, onTag: (tag: string) => void) {
  const held = useRef<HTMLElement | null>(null);
  const putBack = useRef<(() => number) | null>(null);
  const [heldId, setHeldId] = useState<string | null>(null);
  /** The space left free above a filtered list if the page begins too close above to scroll the card back. */
  const [free, setFree] = useState({ by: filter, height: 0 });
  const pressTag = useCallback(
    (tag: string, id: string, card: HTMLElement): void => {
      const [putInColumn, scrollBack] = [keepInColumn(card), keepInPlace(card)];
      freeColumn(held.current);
      held.current = card;
      putBack.current = () => {
        putInColumn();
        return scrollBack();
      };
      setHeldId(id);
      onTag(tag);
    },
    [onTag],
  );
  useLayoutEffect(() => {
    if (putBack.current === null) freeColumn(held.current);
    const missing = putBack.current?.() ?? 0;
    putBack.current = null;
    if (missing < 0) setFree({ by: filter, height: -missing });
  }, [filter]);
  return { heldId, pressTag, paddingTop: free.by === filter ? free.height : 0 };
}

/** Chooses a voice; its card stays where it is on the screen while what is above the list changes. */
function useChoose() {
  const choose = useSetAtom(chooseVoiceAtom);
  const putBack = useRef<(() => number) | null>(null);
  useLayoutEffect(() => {
    putBack.current?.();
    putBack.current = null;
  });
  return useCallback(
    (id: string, card: HTMLElement): void => {
      putBack.current = keepInPlace(card);
      choose(id);
    },
    [choose],
  );
}

export const VoiceCards = memo(({ voices, group, status, filter, onTag }: VoiceCardsProps) => {
  const { voices: text } = useText();
  const slots = useAtomValue(voiceSlotsAtom);
  const current = useAtomValue(voiceSlots.currentAtom);
  const choose = useChoose();
  const { heldId, pressTag, paddingTop } = useHeldCard(filter, onTag);
  const isKept = (voice: Voice): boolean => slots.includes(voice.id) || voice.id === heldId;
  const { shown, showAll } = useShownPart(voices, isKept, list.firstCards);
  const issueId = useId();
  return (
    <>
      <VoiceIssue id={issueId} />
      <div
        style={{ paddingTop }}
        className={list.grid}
        role="radiogroup"
        aria-label={text.heading}
        aria-describedby={`${issueId}e`}
        data-field="voices"
        tabIndex={-1}
      >
        <Placeholders status={status} count={list.firstCards} />
        {shown.map((voice) => (
          <VoiceCard
            key={voice.id}
            voice={voice}
            group={group}
            isChosen={slots[current] === voice.id}
            otherSlot={otherSlot(voice.id, { slots, current, inSlot: text.inSlot })}
            activeTag={filter.tag}
            onChoose={choose}
            onTag={pressTag}
          />
        ))}
      </div>
      {shown.length < voices.length && <ShowAll label={text.showAll(voices.length)} onAll={showAll} />}
    </>
  );
});
