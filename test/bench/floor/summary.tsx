import { useEffect, useRef } from 'react';
import { PlayButton } from './controls.tsx';
import { Icon } from './icon.tsx';
import { guides, includedWords, wordsOf, wordTotals, type Message, type Order } from './order.ts';
import type { Totals, Track, Voice } from './shop.ts';
import { money } from './totals-bar.tsx';

interface SummaryProps {
  readonly order: Order;
  readonly voices: readonly Voice[];
  readonly tracks: readonly Track[];
  readonly totals: Totals | null;
  readonly onClose: () => void;
}

export function Summary({ order, voices, tracks, totals, onClose }: SummaryProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Order Summary" className="screen" onClose={onClose}>
      <div className="panel">
        <div className="panel-head">
          <h2>Order Summary</h2>
          <button type="button" className="quiet" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <div className="panel-body">
          <Voices voices={voices.filter(({ id }) => order.voices.includes(id))} />
          {order.track !== null && <p>{tracks.find(({ id }) => id === order.track)?.title}</p>}
          <h3>Prompts</h3>
          <ol className="prompts">
            {order.messages.map((message, index) => (
              <Prompt key={message.id} message={message} number={index + 1} />
            ))}
          </ol>
          <h3>Phone system or file format</h3>
          <p>{order.phoneSystem}</p>
          <Sums order={order} totals={totals} />
          <p className="notice">
            The text is for phone messaging use only. We may quote anew or refuse any other use of the recording.
          </p>
          <p className="notice">Log in to your account, or continue as a guest.</p>
        </div>
        <div className="panel-foot">
          <button type="button" className="button">
            Login to Account
          </button>
          <button type="button" className="button primary">
            Continue as Guest
          </button>
        </div>
      </div>
    </dialog>
  );
}

const Voices = ({ voices }: { readonly voices: readonly Voice[] }) => (
  <>
    <h3>Selected voices</h3>
    <ul className="row-list">
      {voices.map((voice) => (
        <li key={voice.id} className="person">
          <img className="portrait" src={voice.image} alt="" />
          {voice.name}
          <PlayButton name={voice.name} />
        </li>
      ))}
    </ul>
  </>
);

function Prompt({ message, number }: { readonly message: Message; readonly number: number }) {
  const words = wordsOf(message);
  return (
    <li className="prompt">
      <div className="prompt-head">
        {`Message #${number}`}
        <span className="hint">{`${words} words${words > includedWords ? ` +${words - includedWords} extra` : ''}`}</span>
      </div>
      <p className="prompt-text">{message.content}</p>
      <p className="hint">{`Style: ${guides[message.guide]?.label}`}</p>
    </li>
  );
}

function Sums({ order, totals }: Pick<SummaryProps, 'order' | 'totals'>) {
  const { words, extra } = wordTotals(order.messages);
  const rows: readonly (readonly [string, string])[] = [
    ['Prompts', String(order.messages.length)],
    ['Words', `${words}${extra > 0 ? ` +${extra} extra` : ''}`],
    ...(totals === null
      ? []
      : ([
          ['Subtotal', money(totals.subtotal)],
          ['Tax', money(totals.tax)],
          ['Total', money(totals.total)],
        ] as const)),
  ];
  return (
    <table>
      <tbody>
        {rows.map(([term, value]) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
