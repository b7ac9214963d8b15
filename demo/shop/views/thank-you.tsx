import type { ReactElement } from 'react';
import { findPhoneSystem } from '../../../src/domain/phone-systems.ts';
import { serviceRules } from '../../../src/domain/services.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import { Facts, type Fact } from './facts.tsx';
import { Layout, type Visitor } from './layout.tsx';
import { Messages } from './messages.tsx';
import { names } from './names.ts';
import { Receipt } from './receipt.tsx';

/** Whether the recording is delivered by a call. */
const isUploaded = ({ serviceType }: StoredOrder): boolean => serviceRules[serviceType].needsAcknowledgement;

function deliveredAs(order: StoredOrder): string {
  const { phoneSystem } = order;
  if (isUploaded(order)) return 'Uploaded with you on a call';
  const system = findPhoneSystem(phoneSystem);
  if (system === undefined) return phoneSystem;
  return system.label === system.format ? system.label : `${system.label} (${system.format})`;
}

/** What was ordered; empty texts are left out. */
function facts(order: StoredOrder): readonly Fact[] {
  const music =
    order.tracks.length === 0 ? '' : `${names(order.tracks)}, ${order.musicBetweenMessages} seconds between messages`;
  return [
    ['Service', order.serviceTitle],
    [order.voices.length > 1 ? 'Voices' : 'Voice', names(order.voices)],
    ['Music', music],
    ['Delivered as', deliveredAs(order)],
    ['Comments', order.comments],
  ];
}

const Delivery = ({ order }: { readonly order: StoredOrder }) => {
  const when = order.rush ? 'within 2 business days' : 'usually within 5 business days';
  if (isUploaded(order)) {
    const where = order.phone === '' ? 'We call you' : `We call you at ${order.phone}`;
    return (
      <li>
        Your recording comes by a call. {where} to upload it with you, {when}.
      </li>
    );
  }
  return (
    <li>
      You get the audio files at <strong className="wrap">{order.email}</strong>, {when}.
    </li>
  );
};

const Steps = ({ order }: { readonly order: StoredOrder }) => (
  <ol className="steps">
    <li>This page is your receipt: keep its address, or print it.</li>
    {order.proofReading ? <li>We proof-read your texts and ask you about anything unclear.</li> : null}
    <li>
      {names(order.voices)} {order.voices.length > 1 ? 'record' : 'records'} your messages in the studio.
    </li>
    <Delivery order={order} />
  </ol>
);

const PaidHeading = ({ order }: { readonly order: StoredOrder }) => (
  <div className="hero">
    <svg viewBox="0 0 48 48" className="tick" aria-hidden="true">
      <circle cx="24" cy="24" r="24" />
      <path d="m14 25 7 7 13-15" />
    </svg>
    <h1>Thank you, {order.firstName}</h1>
    <p>
      Order <strong>{order.number}</strong> is paid.
    </p>
  </div>
);

const WaitingHeading = ({ order }: { readonly order: StoredOrder }) => (
  <div className="hero">
    <h1>The payment of order {order.number} is being confirmed</h1>
    <p>This page will say so as soon as it is. There is nothing for you to do.</p>
  </div>
);

/** A buyer's order after checkout: bill, next steps, texts. Looks again every few seconds until it is paid. */
export function thankYouPage(order: StoredOrder, visitor: Visitor): ReactElement {
  const isPaid = order.status === 'paid';
  const head = (
    <>
      <meta name="robots" content="noindex" />
      {isPaid ? null : <meta httpEquiv="refresh" content="5" />}
    </>
  );
  return (
    <Layout title={`Order ${order.number}`} width="wide" head={head} visitor={visitor}>
      {isPaid ? <PaidHeading order={order} /> : <WaitingHeading order={order} />}
      <div className="columns">
        <div>
          <section className="panel">
            <h2>What happens next</h2>
            <Steps order={order} />
          </section>
          <section className="panel">
            <h2>Your order</h2>
            <Facts facts={facts(order)} />
            <Messages items={order.items} />
          </section>
        </div>
        <section className="panel receipt-panel">
          <h2>{isPaid ? 'Receipt' : 'Amount'}</h2>
          <Receipt order={order} />
        </section>
      </div>
    </Layout>
  );
}
