import { memo, useId } from 'react';
import type { ServiceType } from '../../../src/domain/order/services.ts';
import { templates } from '../../../src/text/templates.en.ts';
import { Select, TextArea } from './controls.tsx';
import { Icon } from './icon.tsx';
import { guides, includedWords, wordsOf, type Dispatch, type Message } from './order.ts';

interface MessageCardProps {
  readonly service: ServiceType;
  readonly message: Message;
  readonly number: number;
  readonly isFull: boolean;
  readonly dispatch: Dispatch;
}

const excerptLength = 64;
const excerpt = (script: string): string =>
  script.length > excerptLength ? `${script.slice(0, excerptLength).trimEnd()}…` : script;

export const MessageCard = memo(function MessageCard({ service, message, number, isFull, dispatch }: MessageCardProps) {
  const heading = useId();
  const { id, content, guide, style } = message;
  const edit = (part: Partial<Message>): void => dispatch({ type: 'edit-message', id, part });
  const all = Object.values(templates[service]).flat();
  return (
    <div role="group" aria-labelledby={heading} className="card">
      <h3 id={heading}>{`Message #${number}`}</h3>
      <div className="columns">
        <div className="column">
          <Select
            label="Script example"
            value={all.includes(content) ? content : ''}
            onChange={(event) => edit({ content: event.target.value })}
          >
            <Examples service={service} />
          </Select>
          <TextArea
            label="Message text"
            placeholder="Thank you for calling…"
            value={content}
            hint={<WordHint words={wordsOf(message)} />}
            onChange={(event) => edit({ content: event.target.value })}
          />
        </div>
        <div className="column">
          <Select
            label="Voice style / pronunciation guide"
            value={guide}
            hint={guides[guide]?.text}
            onChange={({ target }) => edit({ guide: target.value, style: guides[target.value]?.text ?? '' })}
          >
            <Guides />
          </Select>
          {guide === 'custom' && (
            <TextArea label="Custom style" value={style} onChange={(event) => edit({ style: event.target.value })} />
          )}
        </div>
      </div>
      <div className="foot">
        {number > 1 && (
          <button type="button" className="button quiet" onClick={() => dispatch({ type: 'delete-message', id })}>
            <Icon name="trash" size={18} />
            Delete
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={isFull}
          onClick={() => dispatch({ type: 'add-message', after: id })}
        >
          <Icon name="plus" size={18} />
          Add message
        </button>
      </div>
    </div>
  );
});

const Examples = memo(function Examples({ service }: { readonly service: ServiceType }) {
  return (
    <>
      <option value="">Choose…</option>
      {Object.entries(templates[service]).map(([category, entries]) => (
        <optgroup key={category} label={category}>
          {entries.map((script) => (
            <option key={script} value={script}>
              {excerpt(script)}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
});

const Guides = memo(function Guides() {
  return Object.entries(guides).map(([value, { label }]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

const WordHint = ({ words }: { readonly words: number }) =>
  words > includedWords ? `${words - includedWords} extra words` : `${includedWords - words} included words left`;
