import r2wc from '@r2wc/react-to-web-component';
import { App, provideWording } from '../app.tsx';
import { firstTouch } from './first-touch.ts';
import { keepEvents } from './keep-events.ts';
import { watchLanguage } from './language.ts';
import { reflectAttributes, type ReflectedProperties } from './reflect.ts';
import { createOrderStore, type OrderStore } from '../state/atoms/store.ts';
import { adoptStyles } from '../styles/sheet.ts';

/** r2wc's public symbols: the props it passes to React, and the method that renders. */
const props = Symbol.for('r2wc.props');
const render = Symbol.for('r2wc.render');

interface R2wcInstance extends HTMLElement, ReflectedProperties {
  [props]: { readonly container: ShadowRoot; store?: OrderStore };
  [render](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- r2wc calls its class a bare constructor; its parts used here are public
const R2wcBase = r2wc(App, { shadow: 'open' }) as unknown as { new (): R2wcInstance; prototype: R2wcInstance };
reflectAttributes(R2wcBase.prototype);

/**
 * r2wc's element, fixed to meet docs/contract.md, The element: properties set before the upgrade, moving in the
 * document, not rendering while disconnected. r2wc gets no attributes, because it keeps removed ones and fails on
 * values that are not strings. The order's state belongs to the element, so it survives a removal.
 */
export abstract class R2wcElement extends R2wcBase {
  protected readonly store = createOrderStore();
  protected readonly root: ShadowRoot;
  protected readonly touched: Promise<void>;
  #isAlive = false;
  #unwatch = (): void => {};

  constructor() {
    super();
    const root = this[props].container;
    this.root = root;
    this[props].store = this.store;
    provideWording(this.store);
    adoptStyles(root);
    keepEvents(root);
    this.touched = firstTouch(root);
  }

  /** The element was connected, for the first time or again; moving it does not count. */
  protected abstract start(): void;

  /** The element was really removed from the document. */
  protected abstract stop(): void;

  /** An attribute or property has changed, or the surrounding language. */
  protected abstract configure(): void;

  override connectedCallback(): void {
    this.#adoptEarlyProperties();
    const isMoved = this.#isAlive;
    this.#isAlive = true;
    if (isMoved) this.configure();
    else this.start();
    this.#watchLanguage();
    super.connectedCallback();
    this.#reopenDialogs();
  }

  override disconnectedCallback(): void {
    // Moving the element disconnects and reconnects it at once: only a real removal ends its life on the page.
    queueMicrotask(() => {
      if (this.isConnected || !this.#isAlive) return;
      this.#isAlive = false;
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
    if (this.#isAlive) this.configure();
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

  /** Own properties set before the script ran shadow the class's accessors; their values are transferred. */
  #adoptEarlyProperties(): void {
    for (const [name, value] of Object.entries(this)) {
      if (!(name in Object.getPrototypeOf(this))) continue;
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }
}
