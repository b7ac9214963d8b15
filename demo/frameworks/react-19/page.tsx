import { useState } from 'react';
import type { ServiceType, VoiceOrderFormElement } from 'voice-order-form';

/** As a prop, it would be lost on a tag that was rendered before the script ran. */
function giveToken(form: VoiceOrderFormElement | null): void {
  if (form) form.getAccessToken = () => Promise.resolve(null);
}

/** A company's page: its state decides the service, the order of the parts, and whether the form is shown. */
export function Page() {
  const [service, setService] = useState<ServiceType>('moh');
  const [isShown, setIsShown] = useState(true);
  const [parts, setParts] = useState<readonly ('form' | 'advice')[]>(['form', 'advice']);
  const [words, setWords] = useState('');
  const form = (
    <voice-order-form
      service={service}
      referral="acme"
      ref={giveToken}
      onvoice-order-change={({ detail }) => setWords(detail.order.items[0]?.content ?? '')}
    >
      <p>Call us to order.</p>
    </voice-order-form>
  );
  return (
    <main>
      <button onClick={() => setService('voip')}>Telephone menus</button>
      <button onClick={() => setParts((old) => old.toReversed())}>Swap</button>
      <button onClick={() => setIsShown((was) => !was)}>{isShown ? 'Hide' : 'Show'}</button>
      <output>{words}</output>
      {parts.map((part) =>
        part === 'advice' ? (
          <p key={part}>Ask your colleagues what callers want to know.</p>
        ) : (
          <section key={part}>{isShown && form}</section>
        ),
      )}
    </main>
  );
}
