import { createRoot, type Root } from 'react-dom/client';
import { Form } from './form.tsx';
import { styles } from './styles.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** The form in a shadow root, with one style sheet that all of them share. */
class OrderFloor extends HTMLElement {
  #root: Root | null = null;

  connectedCallback(): void {
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [sheet];
    this.#root = createRoot(shadow);
    this.#root.render(<Form apiUrl={this.getAttribute('api-url') ?? ''} isBare={this.hasAttribute('bare')} />);
  }

  disconnectedCallback(): void {
    this.#root?.unmount();
    this.#root = null;
  }
}

customElements.define('order-floor', OrderFloor);
