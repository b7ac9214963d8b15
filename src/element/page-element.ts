import r2wc from '@r2wc/react-to-web-component';
import { App } from '../app.tsx';
import { createForm, type Form } from '../state/form.ts';
import { adoptStyles } from '../styles/sheet.ts';
import { reflectAttributes, type ReflectedProperties } from './attributes.ts';
import { firstUse, isolateEvents } from './isolate-events.ts';
import { watchLanguage } from './page-language.ts';
import { redirectToStripe } from '../api/stripe.ts';
import { freeze } from '../domain/common/json.ts';
import type { Emit, Host } from '../state/host/host.ts';
import { loadTools } from './load-tools.ts';
import { returnUrlOf } from './page-url.ts';
import { scriptNonce } from './script.ts';

/** Dispatches events on an element, with frozen details. */
const emitOn =
  (element: Element): Emit =>
  (name, detail) => {
    const cancelable = name === 'voice-order-redirect';
    const event = new CustomEvent(name, { detail: freeze(detail), bubbles: true, composed: true, cancelable });
    return element.dispatchEvent(event);
  };

/** What the state needs of the page around an element. */
const hostOf = (element: Element, root: ShadowRoot): Host => ({
  emit: emitOn(element),
  isPresent: () => element.isConnected,
  returnUrl: () => returnUrlOf(element),
  // Hosted checkouts refuse to run in a frame. Across origins, only this setter of the window's location is accessible.
  navigate: (url) => {
    (window.top ?? window).location.href = url;
  },
  openWindow: (url) => window.open(url) !== null,
  redirectToStripe: (publishableKey, sessionId) => redirectToStripe(publishableKey, sessionId, scriptNonce),
  loadTools: (isNeeded) => loadTools(root, isNeeded),
  touched: firstUse(root),
});

/** r2wc's public symbols: the props it passes to React, and the method that renders. */
const props = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');

interface R2wcInstance extends HTMLElement, ReflectedProperties {
  [props]: { readonly container: ShadowRoot; form?: Form };
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- r2wc calls its class a bare constructor; its parts used here are public
const R2wcBase = r2wc(App, { shadow: 'open' }) as unknown as { new (): R2wcInstance; prototype: R2wcInstance };
reflectAttributes(R2wcBase.prototype);

/**
 * r2wc's element with the life of docs/contract.md, The element: properties set before the upgrade, moving in the
 * document, removal and return. r2wc gets no attributes, because it keeps removed ones and fails on values that are not
 * strings. The form's state belongs to the element, so the order survives a removal.
 */
export abstract class PageElement extends R2wcBase {
  protected readonly root: ShadowRoot = this[props].container;
  protected readonly form = createForm(hostOf(this, this.root));
  #isStarted = false;
  #unwatch = (): void => {};

  constructor() {
    super();
    this[props].form = this.form;
    adoptStyles(this.root);
    isolateEvents(this.root);
  }

  /** The element was connected, for the first time or again; moving it does not count. */
  protected abstract start(): void;

  /** The element was really removed from the document. */
  protected abstract stop(): void;

  /** An attribute or property has changed, or the surrounding language. */
  protected abstract configure(): void;

  override connectedCallback(): void {
    this.#applyEarlyProperties();
    const isMoved = this.#isStarted;
    this.#isStarted = true;
    if (isMoved) this.configure();
    else this.start();
    this.#watchLanguage();
    super.connectedCallback();
    this.#reopenDialogs();
  }

  /** Moving the element disconnects and connects it at once: only a real removal stops it. */
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#isStarted) return;
      this.#isStarted = false;
      this.#unwatch();
      super.disconnectedCallback();
      this.stop();
    });
  }

  /** Called after `moveBefore`: only the surrounding language may have changed. */
  connectedMoveCallback(): void {
    this.configure();
    this.#watchLanguage();
  }

  attributeChangedCallback(_name: string, _old: string | null, _value: string | null): void {
    if (this.#isStarted) this.configure();
  }

  /** r2wc's render method. A disconnected element renders nothing. */
  override [render](): void {
    if (this.isConnected) super[render]();
  }

  #watchLanguage(): void {
    this.#unwatch();
    this.#unwatch = watchLanguage(this, () => this.configure());
  }

  /** After a move, an open modal dialog is still open but no longer modal. */
  #reopenDialogs(): void {
    for (const dialog of this.root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
      dialog.removeAttribute('open');
      dialog.showModal();
    }
  }

  /** Own properties set before the script ran hide the class's accessors; their values are transferred. */
  #applyEarlyProperties(): void {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}
