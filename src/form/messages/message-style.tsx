import { useSetAtom } from 'jotai/react';
import { chooseGuide, editMessage } from '../../domain/messages.ts';
import type { Message } from '../../domain/order.ts';
import { parseStyleGuide, styleGuideValues } from '../../domain/style-guide.ts';
import { changeOrderAtom } from '../../state/order.ts';
import { Options, Select, TextArea } from '../../ui/inputs.tsx';
import { useText } from '../use-text.ts';
import * as css from './message-card.css.ts';

interface MessageStyleProps {
  readonly message: Message;
  readonly index: number;
}

/** How a message is to be read: a guide with its description, or the buyer's own words (spec.md section 5). */
export function MessageStyle({ message, index }: MessageStyleProps) {
  const { messages: text, styleGuides } = useText();
  const change = useSetAtom(changeOrderAtom);
  const edit = (part: Partial<Message>): void => change((order) => editMessage(order, message.id, part));
  const pick = (value: string): void => {
    const guide = parseStyleGuide(value);
    edit(chooseGuide(message, guide, styleGuides[guide].text));
  };
  const isCustom = message.guide === 'custom';
  return (
    <>
      <Select
        label={text.guide}
        value={message.guide}
        onPick={pick}
        data-field={isCustom ? undefined : `style-${index}`}
        hint={isCustom ? undefined : styleGuides[message.guide].text}
      >
        <Options options={styleGuideValues.map((value) => ({ value, label: styleGuides[value].label }))} />
      </Select>
      {isCustom && (
        <TextArea
          label={text.custom}
          hint={text.customHint}
          className={css.custom}
          value={message.style}
          data-field={`style-${index}`}
          onChange={(event) => edit({ style: event.target.value })}
        />
      )}
    </>
  );
}
