import { useCallback, useReducer, useState } from 'react';
import { BareBar, BareMessages } from './bare.tsx';
import { Faq, LoginPrompt, ServiceTabs } from './frame.tsx';
import { Messages } from './messages.tsx';
import { Music } from './music.tsx';
import { Comments, Discount, Options } from './options.tsx';
import { freshOrder, reduce, wordTotals, type Order } from './order.ts';
import { useCatalogue, useTotals, type Track, type Voice } from './shop.ts';
import { Summary } from './summary.tsx';
import { TotalsBar } from './totals-bar.tsx';
import { Voices } from './voices.tsx';

const noVoices: readonly Voice[] = [];
const noTracks: readonly Track[] = [];

const canRush = (order: Order, voices: readonly Voice[]): boolean =>
  !voices.some((voice) => voice.rushOrderUnavailable && order.voices.includes(voice.id));

interface FormProps {
  readonly apiUrl: string;
  /** Whether a message is its text and style alone, and the bar the total. */
  readonly isBare: boolean;
}

/** The form, rendered by React and nothing else. Its state is one reducer; unchanged parts are not rendered again. */
export function Form({ apiUrl, isBare }: FormProps) {
  const [order, dispatch] = useReducer(reduce, 'moh', freshOrder);
  const [isOpen, setOpen] = useState(false);
  const catalogue = useCatalogue(apiUrl);
  const { voices = noVoices, tracks = noTracks, services } = catalogue ?? {};
  const service = services?.find(({ title }) => title === order.service);
  const totals = useTotals(apiUrl, order, service?.id);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="root">
      <section aria-label="Voice order form" className="form">
        <LoginPrompt />
        <ServiceTabs service={order.service} dispatch={dispatch} />
        <Voices all={voices} voices={order.voices} slot={order.slot} gender={order.gender} dispatch={dispatch} />
        {isBare ? (
          <BareMessages messages={order.messages} dispatch={dispatch} />
        ) : (
          <Messages service={order.service} messages={order.messages} dispatch={dispatch} />
        )}
        {order.service === 'moh' && (
          <Music
            all={tracks}
            chosen={order.track}
            seconds={order.musicSeconds}
            hasSeveralMessages={order.messages.length > 1}
            dispatch={dispatch}
          />
        )}
        <Options
          phoneSystem={order.phoneSystem}
          proofReading={order.proofReading}
          rushProduction={order.rushProduction}
          rate={service?.rate}
          canRush={canRush(order, voices)}
          dispatch={dispatch}
        />
        <Comments comments={order.comments} dispatch={dispatch} />
        <Discount />
        <Faq service={order.service} />
        <p className="hint center">Once submitted, your order is saved. If you have an account, it’s there.</p>
        <button type="button" className="button primary center" onClick={open}>
          Order Summary
        </button>
      </section>
      {isBare ? (
        <BareBar totals={totals} onProceed={open} />
      ) : (
        <TotalsBar
          prompts={order.messages.length}
          {...wordTotals(order.messages)}
          currency={order.currency}
          totals={totals}
          dispatch={dispatch}
          onProceed={open}
        />
      )}
      {isOpen && <Summary order={order} voices={voices} tracks={tracks} totals={totals} onClose={close} />}
    </div>
  );
}
