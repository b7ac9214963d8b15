import { useAtomValue } from 'jotai/react';
import { memo, useCallback, useId, useMemo, useState } from 'react';
import type { MessageProps } from './message-text.tsx';
import { ScriptExample } from './script-example.tsx';
import { parseStyleGuide, styleGuideValues } from '../../domain/order/style-guide.ts';
import { chooseGuide } from '../../state/session/edit-messages.ts';
import { Options, Select, TextArea } from '../../ui/field/inputs.tsx';
import {
  selectContent,
  selectCustomStyle,
  selectGuide,
  useDispatch,
  useForm,
  useMessage,
  useOrder,
} from '../context/form-context.tsx';
import { useIssue } from '../focus/issue-place.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './message-card.css.ts';
import { pronunciationsIn } from '../../domain/scripts/pronunciation.ts';
import { selectPronunciations } from '../../state/script/pronunciations.ts';
import { sharedMessagesAtom } from '../../state/session/order-atoms.ts';
import { Icon } from '../../ui/icon.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';

/** The style of a message: a guide with its description, or the buyer's own words (docs/behaviour.md, Rules). */
const MessageStyle = memo(({ id, index }: MessageProps) => {
  const { messages: text, styleGuides } = useText();
  const guide = useMessage(id, selectGuide);
  const customStyle = useMessage(id, selectCustomStyle);
  const issue = useIssue('style-missing', index);
  const form = useForm();
  const dispatch = useDispatch();
  const isCustom = guide === 'custom';
  const options = useMemo(
    () => <Options options={styleGuideValues.map((value) => ({ value, label: styleGuides[value].label }))} />,
    [styleGuides],
  );
  return (
    <>
      <Select
        label={text.guide}
        value={guide}
        onPick={(value) => chooseGuide(form, id, parseStyleGuide(value))}
        data-field={isCustom ? undefined : `style-${index}`}
        hint={isCustom ? undefined : styleGuides[guide].text}
      >
        {options}
      </Select>
      {isCustom && (
        <div className={css.custom}>
          <TextArea
            label={text.custom}
            hint={text.customHint}
            error={issue}
            value={customStyle}
            data-field={`style-${index}`}
            onChange={(event) => dispatch({ type: 'messageEdited', id, edit: { customStyle: event.target.value } })}
          />
        </div>
      )}
    </>
  );
});

/** The number of pronunciations in a message; `none` if it has no text. */
function useWordsToSay(id: number): number | 'none' {
  const list = useOrder(selectPronunciations);
  return useMessage(
    id,
    useCallback(
      (message) => {
        const content = selectContent(message);
        return content.trim() === '' ? 'none' : pronunciationsIn(content, list).length;
      },
      [list],
    ),
  );
}

/** How a message is read, in a few words: the voice if there are several, its style, and its pronunciations. */
function Delivered({ id, index }: MessageProps) {
  const { messages: text, styleGuides } = useText();
  const voices = useAtomValue(sharedMessagesAtom);
  const guide = useMessage(id, selectGuide);
  const customStyle = useMessage(id, selectCustomStyle).trim();
  const words = useWordsToSay(id);
  const reader = voices.find(({ numbers }) => numbers.includes(index + 1))?.name;
  const style = (guide === 'custom' && customStyle) || styleGuides[guide].label;
  const said = words === 'none' ? text.examples : words > 0 ? text.pronunciations(words) : text.noPronunciations;
  return (
    <>
      <span className={css.delivered}>{[reader, style].filter(Boolean).join(' · ')}</span>{' '}
      <span className={words === 0 ? css.unset : css.pronounced}>{`· ${said}`}</span>
    </>
  );
}

/** A line that says how the message is read. It opens the controls for that, and an example to start with. */
export const Delivery = memo((props: MessageProps) => {
  const text = useText().messages;
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const panelId = useId();
  return (
    <>
      <button
        type="button"
        className={css.delivery}
        aria-expanded={isOpen ?? false}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" size={16} className={css.deliveryArrow} />
        <span>{text.delivery}</span> <Delivered {...props} />
      </button>
      {/* A form of its own, like the text: browsers search all fields of a form when a choice in it changes, too. */}
      <form
        role="none"
        id={panelId}
        hidden={!isOpen}
        className={css.choices}
        data-field={isOpen === null ? `style-${props.index}` : undefined}
      >
        {isOpen !== null && <DeliveryChoices {...props} />}
      </form>
    </>
  );
});

/** They are rendered once the line is opened: in most messages, it never is. */
function DeliveryChoices(props: MessageProps) {
  return (
    <>
      <MessageStyle {...props} />
      <ScriptExample id={props.id} />
      <ToolSlot name="message-reader" {...props} />
      <div className={css.tools}>
        <ToolSlot name="message-tools" {...props} />
      </div>
    </>
  );
}
