import r2wc from '@r2wc/react-to-web-component';
import { createElement } from 'react';
import { redirectToStripe } from './api/stripe.ts';
import { App } from './app.tsx';
import { parseServiceType, type ServiceType } from './domain/service.ts';
import type { OrderBody } from './domain/order-body.ts';
import { propNames, readSettings, type ElementProps } from './element-settings.ts';
import { freeze } from './freeze.ts';
import { scriptOrigin } from './script-origin.ts';
import { hostAtom, type Emit, type Host } from './state/host.ts';
import { orderAtom, orderSnapshotAtom } from './state/order.ts';
import { openReviewAtom } from './state/review.ts';
import { requestServiceAtom, startAnewAtom } from './state/service-switch.ts';
import { settingsAtom } from './state/settings.ts';
import { startOrderForm } from './state/start.ts';
import { createOrderStore, type OrderStore } from './state/store.ts';
import { adoptStyles } from './styles/sheet.ts';

/** r2wc's public symbols: the props it hands to React, and the method that draws them. */
const props = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  [props]: ElementProps & { container: ShadowRoot };
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, old: string | null, value: string | null): void;
}

const stores = new WeakMap<ShadowRoot, OrderStore>();

function ElementApp({ container }: { readonly container: ShadowRoot }) {
  const store = stores.get(container);
  return store ? createElement(App, { store }) : null;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- r2wc calls its class a bare constructor; its parts used here are public
const R2wcBase = r2wc(ElementApp, {
  shadow: 'open',
  props: Object.fromEntries(propNames.map((name) => [name, 'string' as const])),
}) as unknown as { new (): R2wcElement; observedAttributes: readonly string[] };

const camelCase = (attribute: string): string =>
  attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function leaveFor(url: string): void {
  // Hosted checkouts refuse to run in a frame.
  (window.top ?? window).location.assign(url);
}

/** `<voice-order-form>`: r2wc's element, repaired where it falls short of contract.md section 1. */
export class VoiceOrderForm extends R2wcBase {
  readonly #store = createOrderStore();
  #stop: (() => void) | null = null;
  #hasStarted = false;
  #hostService: ServiceType | null = null;

  static override get observedAttributes(): readonly string[] {
    return [...R2wcBase.observedAttributes, 'lang'];
  }

  constructor() {
    super();
    const root = this[props].container;
    stores.set(root, this.#store);
    adoptStyles(root);
    // Keys typed inside would reach the host page as typed on the element, and start its shortcuts.
    for (const type of ['keydown', 'keyup', 'keypress'])
      root.addEventListener(type, (event) => event.stopPropagation());
    const host: Host = { emit: this.#emit, navigate: leaveFor, redirectToStripe };
    this.#store.set(hostAtom, host);
    this.#store.sub(orderAtom, () => this.#reflectService());
  }

  /** A frozen plain snapshot of the order, shaped like the body of `POST /order`. */
  get order(): OrderBody {
    return freeze(this.#store.get(orderSnapshotAtom));
  }

  /** Starts a fresh order, without a question. */
  reset(): void {
    this.#store.set(startAnewAtom, this.#store.get(orderAtom).serviceType);
  }

  /** The same as the Order Summary button; false where issues are listed instead. */
  openSummary(): boolean {
    return this.#store.set(openReviewAtom);
  }

  override connectedCallback(): void {
    this.#adoptEarlyProperties();
    this.#configure();
    this.#start();
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    // Moving the element takes it out and puts it back at once: only a real removal ends its life on the page.
    queueMicrotask(() => {
      if (this.isConnected) return;
      super.disconnectedCallback();
      this.#stop?.();
      this.#stop = null;
    });
  }

  /** Moved by `moveBefore`: nothing is to be done. */
  connectedMoveCallback(): void {}

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    // r2wc keeps the old prop of a removed or emptied attribute.
    if (!value) this[props] = { ...this[props], [camelCase(name)]: undefined };
    if (this.isConnected) this.#configure();
  }

  /** r2wc's drawing; an element that is not in the document draws nothing. */
  override [render](): void {
    if (this.isConnected) super[render]();
  }

  readonly #emit: Emit = (name, detail) =>
    this.dispatchEvent(
      new CustomEvent(name, {
        detail: freeze(detail),
        bubbles: true,
        composed: true,
        cancelable: name === 'voice-order-redirect',
      }),
    );

  /** Properties that were set before the script ran hide the class's own; their values are taken over. */
  #adoptEarlyProperties(): void {
    for (const name of propNames) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #configure(): void {
    const settings = readSettings(this, this[props], scriptOrigin);
    if (JSON.stringify(settings) !== JSON.stringify(this.#store.get(settingsAtom)))
      this.#store.set(settingsAtom, settings);
    const wanted = settings.service;
    if (this.#hasStarted && this.#hostService !== null && wanted !== this.#hostService) {
      this.#store.set(requestServiceAtom, wanted);
    }
    this.#hostService = wanted;
  }

  #start(): void {
    if (this.#stop !== null) return;
    this.#stop = startOrderForm(this.#store, !this.#hasStarted);
    this.#hasStarted = true;
    this.#reflectService();
  }

  /** The attribute follows the buyer's choice of service. */
  #reflectService(): void {
    const { serviceType } = this.#store.get(orderAtom);
    if (!this.#hasStarted || parseServiceType(this.getAttribute('service')) === serviceType) return;
    this.#hostService = serviceType;
    this.setAttribute('service', serviceType);
  }
}
