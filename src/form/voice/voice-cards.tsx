import { memo, useCallback, useId, useState } from 'react';
import { selectVoices, selectVoiceSlot, useDispatch, useOrder, useSession } from '../context/form-context.tsx';
import type { Voice, VoiceFilter } from '../../domain/catalogue/voice.ts';
import type { Remote } from '../../state/catalogue/catalogue.ts';
import * as list from '../choices/list.css.ts';
import { keepInPlace, Placeholders, ShowAll, useShownPart } from '../choices/list.tsx';
import { useText } from '../texts/use-text.ts';
import { otherSlot } from '../choices/slot-list.tsx';
import { VoiceCard } from '../choices/voice-card.tsx';
import { FieldNotes, notesOf } from '../../ui/field/field.tsx';
import { useIssue } from '../focus/issue-place.ts';

interface VoiceCardsProps {
  readonly voices: readonly Voice[];
  readonly group: string;
  /** The status of the shop's list: placeholders are shown while it loads. */
  readonly status: Remote<unknown>['status'];
  readonly filter: VoiceFilter;
  readonly onTag: (tag: string) => void;
}

/** The card whose tag was clicked: it stays in the list and in its place while others are added and removed. */
function useClickedCard(onTag: (tag: string) => void) {
  const [clickedId, setClickedId] = useState<string | null>(null);
  const clickTag = useCallback(
    (tag: string, id: string, card: HTMLElement): void => {
      keepInPlace(card, () => {
        setClickedId(id);
        onTag(tag);
      });
    },
    [onTag],
  );
  return { clickedId, clickTag };
}

export const VoiceCards = memo(({ voices, group, status, filter, onTag }: VoiceCardsProps) => {
  const { voices: text } = useText();
  const slots = useOrder(selectVoices);
  const current = useSession(selectVoiceSlot);
  const dispatch = useDispatch();
  const choose = useCallback(
    (id: string, card: HTMLElement) => keepInPlace(card, () => dispatch({ type: 'voiceChosen', id })),
    [dispatch],
  );
  const { clickedId, clickTag } = useClickedCard(onTag);
  const isNeeded = (voice: Voice): boolean => slots.includes(voice.id) || voice.id === clickedId;
  const { shown, isPart, isAll, setAll } = useShownPart(voices, isNeeded, list.firstCards);
  const isLong = voices.length > list.firstCardsNarrow;
  const slotOf = (id: string): string | null => otherSlot(id, { slots, current, inSlot: text.inSlot });
  // The one that gets the focus if the choice is wrong.
  const first = shown.find((voice) => slotOf(voice.id) === null);
  const notes = { id: useId(), hint: null, error: useVoiceIssue(current) };
  const wrong = notesOf(notes);
  return (
    <>
      <FieldNotes {...notes} />
      <div
        className={list.grid}
        role="radiogroup"
        aria-label={text.heading}
        {...wrong}
        data-field="voices"
        data-part={(isLong && !isAll) || undefined}
        tabIndex={-1}
      >
        <Placeholders status={status} count={list.firstCards} />
        {shown.map((voice) => (
          <VoiceCard
            key={voice.id}
            voice={voice}
            group={group}
            isChosen={slots[current] === voice.id}
            isKept={isNeeded(voice)}
            otherSlot={slotOf(voice.id)}
            activeTag={filter.tag}
            describedBy={voice === first ? wrong['aria-describedby'] : undefined}
            onChoose={choose}
            onTag={clickTag}
          />
        ))}
      </div>
      {isLong && <ShowAll label={text.showAll(voices.length)} isAll={isAll} setAll={setAll} isNarrowOnly={!isPart} />}
    </>
  );
});

/** The problem with the voice of a slot. */
function useVoiceIssue(slot: number): string | undefined {
  const text = useText().voices;
  const missing = useIssue('voice-missing', slot);
  const unavailable = useIssue('voice-unavailable', slot);
  return missing ? text.missing(slot + 1) : unavailable;
}
