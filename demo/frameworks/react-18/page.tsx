import { useCallback, useEffect, useRef, useState } from 'react';
import type { ServiceType, VoiceOrderFormElement, VoiceOrderFormEventMap } from 'voice-order-form';

type Changed = VoiceOrderFormEventMap['voice-order-change'];

interface OrderFormProps {
  readonly service: ServiceType;
  readonly onChange: (event: Changed) => void;
}

/** React 18 sets attributes only: events and functions are set on the element. */
function OrderForm({ service, onChange }: OrderFormProps) {
  const ref = useRef<VoiceOrderFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (form) form.getAccessToken = () => Promise.resolve(null);
    form?.addEventListener('voice-order-change', onChange);
    return () => form?.removeEventListener('voice-order-change', onChange);
  }, [onChange]);
  return (
    <voice-order-form ref={ref} service={service} referral="acme">
      <p>Call us to order.</p>
    </voice-order-form>
  );
}

/** A company's page: its state decides the service, the order of the parts, and whether the form is shown. */
export function Page() {
  const [service, setService] = useState<ServiceType>('moh');
  const [isShown, setIsShown] = useState(true);
  const [parts, setParts] = useState<readonly ('form' | 'advice')[]>(['form', 'advice']);
  const [words, setWords] = useState('');
  const tell = useCallback(({ detail }: Changed) => setWords(detail.order.items[0]?.content ?? ''), []);
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
          <section key={part}>{isShown && <OrderForm service={service} onChange={tell} />}</section>
        ),
      )}
    </main>
  );
}
