import { useAtomValue, useSetAtom } from 'jotai/react';
import { Fragment, memo, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';
import { addMessageAtom } from '../../state/order/messages.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { deleteMessageAtom, listedStepsAtom } from '../../state/order/undo.ts';
import { Section } from '../../ui/section/section.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useBringDeskNear } from '../desk/use-bring-desk.ts';
import type { FieldName } from '../focus/field-name.ts';
import { focusField } from '../focus/focus-field.ts';
import { useText } from '../texts/use-text.ts';
import * as layout from '../layout/layout.css.ts';
import { UndoStep } from './undo-step.tsx';
import { MessageCard } from './message-card.tsx';
import * as css from './message-card.css.ts';
import { SharedMessages } from './shared-messages.tsx';

/** Focuses a field once it is rendered. */
function useFocusLater() {
  const list = useRef<HTMLDivElement>(null);
  const wanted = useRef<FieldName | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null || list.current === null) return;
    focusField(list.current, wanted.current);
    wanted.current = null;
  });
  const focusLater = useCallback((field: FieldName): void => void (wanted.current = field), []);
  return { list, focusLater };
}

/** The number of messages from which those out of sight are not laid out. */
const many = 6;

/** 'Add Voice Prompts' (docs/behaviour.md, On screen). */
export function MessageSection({ draftingBox }: { readonly draftingBox: ReactNode }) {
  const text = useText().messages;
  return (
    <Section heading={text.heading} aside={<DeskSlot name="chosen" of="messages" />}>
      <ImportTool />
      {draftingBox}
      <SharedMessages />
      <MessageCards />
      <DeskSlot name="script-tools" />
    </Section>
  );
}

/** Importing a document. It reserves the tool's space, because it loads later. */
function ImportTool() {
  return (
    <div ref={useBringDeskNear()} className={css.own}>
      <DeskSlot name="import" />
    </div>
  );
}

const MessageCards = memo(() => {
  const ids = useAtomValue(messageIdsAtom);
  const add = useSetAtom(addMessageAtom);
  const remove = useSetAtom(deleteMessageAtom);
  const steps = useAtomValue(listedStepsAtom);
  const { list, focusLater } = useFocusLater();
  const stepsAt = (place: number): ReactNode =>
    steps.map(
      ({ step, index }) =>
        index === place && <UndoStep key={step.number} step={step} index={index} focusLater={focusLater} />,
    );
  const addAfter = useCallback(
    (index: number): void => {
      if (add(index)) focusLater(`message-${index + 1}`);
    },
    [add, focusLater],
  );
  const removeAt = useCallback(
    // A text field would open the keyboard of a phone.
    (index: number, isByKey: boolean): void => {
      focusLater(remove(index) ? 'undo' : `${isByKey ? 'message' : 'add'}-${index - 1}`);
    },
    [remove, focusLater],
  );
  return (
    <div ref={list} className={layout.fields} data-many={ids.length > many}>
      {ids.map((id, index) => (
        <Fragment key={id}>
          {stepsAt(index)}
          <MessageCard id={id} index={index} onAdd={addAfter} onDelete={removeAt} />
        </Fragment>
      ))}
      {stepsAt(ids.length)}
    </div>
  );
});
