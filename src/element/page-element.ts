import r2wc from '@r2wc/react-to-web-component';
import { atom } from 'jotai/vanilla';
import { App } from '../app.tsx';
import { isSame } from '../domain/common/json.ts';
import { offeredService, parseServiceType } from '../domain/order/service-types.ts';
import { changeLogin } from '../state/buyer/login.ts';
import { hasPaidTokenAtom, reportPaidOrder, returnTokenAtom } from '../state/checkout/payment-status.ts';
import { createForm, type Form } from '../state/form.ts';
import { isReturn, openForm } from '../state/form-window.ts';
import { offeredServicesAtom, settingsAtom } from '../state/host/settings.ts';
import { isUntouchedAtom, serviceTypeAtom } from '../state/session/order-atoms.ts';
import { requestService } from '../state/session/service-switch.ts';
import { sessionAtom } from '../state/session/session.ts';
import { startForm } from '../state/start.ts';
import { adoptStyles } from '../styles/sheet.ts';
import { readSettings, reflectAttributes, textOf, type ReflectedProperties } from './attributes.ts';
import { isolateEvents } from './isolate-events.ts';
import { loadHealth } from './load-health.ts';
import { textLoader } from './load-texts.ts';
import { hostOf } from './page-host.ts';
import { watchLanguage } from './page-language.ts';
import { readUrl, restoreCarried, takeToken, writeService } from './page-url.ts';

/** r2wc's public symbol for the props that it passes to React. */
const props = Symbol.for('r2wc.props');

interface R2wcInstance extends HTMLElement, ReflectedProperties {
  [props]: { readonly container: ShadowRoot; form?: Form };
  connectedCallback(): void;
  disconnectedCallback(): void;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- r2wc calls its class a bare constructor; its parts used here are public
const R2wcBase = r2wc(App, { shadow: 'open' }) as unknown as { new (): R2wcInstance; prototype: R2wcInstance };
reflectAttributes(R2wcBase.prototype);

/** The service for the attribute and the URL: the order's, but not while the buyer is asked about switching. */
const shownServiceAtom = atom((get) => (get(sessionAtom).pendingService === null ? get(serviceTypeAtom) : null));

/**
 * r2wc's element with the life of docs/contract.md, The element: properties set before the upgrade, moving in the
 * document, removal and return. r2wc gets no attributes, because it keeps removed ones and fails on values that are not
 * strings. The form's state belongs to the element, so the order survives a removal.
 */
export class PageElement extends R2wcBase {
  protected readonly form = createForm(hostOf(this, this[props].container));
  readonly #withTexts = textLoader(this, this.form, () => this.#configure());
  #stop = (): void => {};
  #isStarted = false;
  #unwatch = (): void => {};
  #hasStarted = false;
  #isUrlRead = false;

  constructor() {
    super();
    const { container } = this[props];
    this[props].form = this.form;
    adoptStyles(container);
    isolateEvents(container);
    this.form.store.sub(shownServiceAtom, () => this.#reflectService());
  }

  protected get isStarted(): boolean {
    return this.#isStarted;
  }

  override connectedCallback(): void {
    this.#applyEarlyProperties();
    if (this.#isStarted) this.#configure();
    else this.#start();
    this.#watchLanguage();
    super.connectedCallback();
    this.#reopenDialogs();
  }

  /** Moving the element disconnects and connects it at once: only a real removal stops it. */
  override disconnectedCallback(): void {
    queueMicrotask(() => {
      if (this.isConnected || !this.#isStarted) return;
      this.#unwatch();
      super.disconnectedCallback();
      this.#stop();
      this.#isStarted = false;
    });
  }

  /** Called after `moveBefore`: only the surrounding language may have changed. */
  connectedMoveCallback(): void {
    this.#configure();
    this.#watchLanguage();
  }

  attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    if (name === 'access-token') changeLogin(this.form.store, { accessToken: value?.trim() || null });
    if (name === 'service') this.#requestService(value);
    if (this.#isStarted) this.#configure();
  }

  #start(): void {
    // Before the first events: a page that handles them may change attributes, or move the element.
    this.#isStarted = true;
    const carried = this.#readUrl();
    this.#configure();
    const paidToken = takeToken('voice-order-paid', this.syncUrl);
    this.form.store.set(hasPaidTokenAtom, paidToken !== null);
    this.form.store.set(returnTokenAtom, takeToken('voice-order-status', this.syncUrl));
    this.#stop = startForm(this.form, !this.#hasStarted);
    this.#hasStarted = true;
    void restoreCarried(this.form, carried);
    if (isReturn(this.form)) openForm(this.form);
    // The token works once, so the second form of a page reports nothing.
    if (paidToken) void reportPaidOrder(this.form, paidToken);
    this.#reflectService();
  }

  /** Applies the attributes and the surrounding language. */
  #configure(): void {
    const carried = this.#hasStarted ? this.#readUrl() : null;
    const settings = this.#withTexts(readSettings(this));
    if (!isSame(settings, this.form.store.get(settingsAtom))) this.form.store.set(settingsAtom, settings);
    void loadHealth(this, this[props].container, settings);
    changeLogin(this.form.store, { userId: textOf(this, 'user-id') });
    void restoreCarried(this.form, carried);
    this.#reflectService();
  }

  /** Reads the URL once: it overrides the attributes, but not an order in progress. Returns the carried order. */
  #readUrl(): string | null {
    if (!this.syncUrl || this.#isUrlRead) return null;
    this.#isUrlRead = true;
    return readUrl(this, !this.#hasStarted || this.form.store.get(isUntouchedAtom));
  }

  /** The host page requests another service than the one shown. A missing or unknown service is ignored. */
  #requestService(value: string | null): void {
    const service = parseServiceType(value);
    if (!this.#hasStarted || service === null || service === this.form.store.get(shownServiceAtom)) return;
    requestService(this.form, offeredService(service, this.form.store.get(offeredServicesAtom)));
  }

  /** Updates the attribute, and the URL of the shop's page, after the buyer's choice of service. */
  #reflectService(): void {
    const service = this.form.store.get(shownServiceAtom);
    if (!this.#hasStarted || service === null) return;
    if (this.syncUrl) writeService(this.form, service);
    // An absent attribute stays absent: templates that hydrate the page expect the tag as they wrote it.
    if (this.service !== service) this.setAttribute('service', service);
  }

  #watchLanguage(): void {
    this.#unwatch();
    this.#unwatch = watchLanguage(this, () => this.#configure());
  }

  /** After a move, an open modal dialog is still open but no longer modal. */
  #reopenDialogs(): void {
    const dialogs = this[props].container.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)');
    for (const dialog of dialogs) {
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
