import { useEffect, useReducer, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Music, Voices } from './lists.tsx';
import { Messages } from './messages.tsx';
import { freshOrder, reduce, useCatalogue, useTotal, type Order } from './order.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.form { font: 15px/1.5 system-ui; display: grid; gap: 16px; padding: 20px; color: light-dark(#1b1c26, #eceef5) }
.section { display: grid; gap: 16px; padding: 28px 32px; border: 1px solid #dcdce2; border-radius: 16px }
.card { display: grid; gap: 12px; padding: 16px; border: 1px solid #dcdce2; border-radius: 12px }
.row { display: flex; gap: 8px; align-items: center } .hint { color: #5c5d66; font-size: 13px }
.voices { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px }
.voice { grid-template-columns: 64px 1fr auto; min-height: 112px } .portrait { width: 64px; height: 64px; border-radius: 50% }
.tracks { display: grid; grid-template-columns: 1fr 1fr } .scroller { max-height: 484px; overflow-y: auto }
button, input, select, textarea { font: inherit; min-height: 44px; border: 1px solid #80818a; border-radius: 12px }
textarea { min-height: 116px; field-sizing: content }
[aria-selected=true], [aria-pressed=true] { background: #4b41d8; color: #fff }
.bar { position: sticky; bottom: 0; display: flex; justify-content: space-between; padding: 12px 24px; background: #fff }
`);

function Summary({ order, total, onClose }: { order: Order; total: number | null; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-label="Order Summary" onClose={onClose}>
      <h2>Order Summary</h2>
      {order.messages.map(({ id, content, style }, index) => (
        <div key={id} className="card">
          <h3>Message #{index + 1}</h3>
          <p>{content}</p>
          <p className="hint">Style: {style}</p>
        </div>
      ))}
      <p>Total: {total}</p>
    </dialog>
  );
}

/** The order form as plain React: one reducer and memoized cards, without saving, checks, other languages and audio. */
function Form({ apiUrl }: { readonly apiUrl: string }) {
  const [order, dispatch] = useReducer(reduce, freshOrder);
  const [isOpen, setOpen] = useState(false);
  const [voices, tracks, serviceId] = useCatalogue(apiUrl);
  const total = useTotal(apiUrl, order, serviceId);
  const { voice, track, messages } = order;
  return (
    <div className="form">
      <Voices all={voices} chosen={voice} dispatch={dispatch} />
      <Messages messages={messages} dispatch={dispatch} />
      <Music all={tracks} chosen={track} dispatch={dispatch} />
      <section aria-label="Order totals" className="bar">
        <span>Total {total}</span>
        <button onClick={() => setOpen(true)}>Order Summary</button>
      </section>
      {isOpen && <Summary order={order} total={total} onClose={() => setOpen(false)} />}
    </div>
  );
}

class OrderFloor extends HTMLElement {
  #root: Root | null = null;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    this.#root = createRoot(shadow);
    this.#root.render(<Form apiUrl={this.getAttribute('api-url') ?? ''} />);
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
  }
}

customElements.define('order-floor', OrderFloor);
