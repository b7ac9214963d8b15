import { atom } from 'jotai/vanilla';
import { freeze } from '../domain/common/freeze.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { offeredService, parseServiceType } from '../domain/order/services.ts';
import { changeSessionAtom } from '../state/buyer/session.ts';
import { returnTokenAtom } from '../state/checkout/ask-payment.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { closeFormAtom, isOpenAtom, openFormAtom } from '../state/form-window.ts';
import { hostAtom, type Host } from '../state/host/host.ts';
import { offeredServicesAtom, settingsAtom } from '../state/host/settings.ts';
import { isUntouchedAtom } from '../state/order/order.ts';
import { serviceTypeAtom } from '../state/order/service.ts';
import { pendingServiceAtom, startAnewAtom } from '../state/order/service-switch.ts';
import { chooseServiceAtom } from '../state/saving/switch-undo.ts';
import { orderSnapshotAtom } from '../state/prices/prices.ts';
import { startOrderForm } from '../state/start.ts';
import { addTexts } from '../text/text.ts';
import { emitOn } from './emit.ts';
import { hintAtShop } from './hint-at-shop.ts';
import { addDesk, loadDesk } from './load-desk.ts';
import { addHealth, loadHealth } from './load-health.ts';
import { loadLanguage } from './load-language.ts';
import { pageAround } from './navigation.ts';
import { SessionElement } from './session-element.ts';
import { readSettings, textOr } from './read-settings.ts';
import { reflected, switches } from './reflect.ts';
import { scriptOrigin } from './script-origin.ts';
import { followService, readUrl, takeCarried } from './sync-url.ts';
import { takeTokens } from './take-tokens.ts';
import { upgradeDivs } from './upgrade-divs.ts';
import { version } from './version.ts';

/** The service that attribute and address show: the order's, but not while the buyer is asked about another. */
const shownServiceAtom = atom((get) => (get(pendingServiceAtom) === null ? get(serviceTypeAtom) : null));

/** `<voice-order-form>`: the public interface of docs/contract.md, The element. */
export class VoiceOrderForm extends SessionElement {
  #stop: (() => void) | null = null;
  #hasStarted = false;
  #isUrlRead = false;
  #isReflecting = false;

  static readonly observedAttributes = [
    ...Object.values(reflected),
    ...Object.values(switches),
    'lang',
    'access-token',
    'debug',
  ];

  protected override readonly propertyNames = [
    ...Object.keys(reflected),
    ...Object.keys(switches),
    'accessToken',
    'getAccessToken',
    'buyer',
    'order',
  ];

  /** Makes forms of the marked divs under `root`, also of those that came into the page after the script ran. */
  static upgradeDivs(root: ParentNode = document): void {
    upgradeDivs(root, this.observedAttributes);
  }

  /** Takes in a language's texts, as in `src/text/fr.json`: no request is made for them. */
  static addLanguage(tag: string, texts: unknown): void {
    addTexts(tag, texts);
  }

  /** Take in the script desk and the health report that were built along with this version: they are not loaded then. */
  static readonly addDesk = addDesk;
  static readonly addHealth = addHealth;

  /** Tells versions apart where a page loads several. */
  static get version(): string {
    return version;
  }

  constructor() {
    super();
    const bringDesk: Host['bringDesk'] = (isAskedFor) => loadDesk(this.root, isAskedFor);
    this.store.set(hostAtom, { ...pageAround(this), emit: emitOn(this), bringDesk, touched: this.touched });
    this.store.sub(shownServiceAtom, () => this.#reflectService());
    hintAtShop(this, this.store);
  }

  /** A frozen plain snapshot of the order, shaped like the body of `POST /order`. */
  get order(): OrderBody {
    return freeze(this.store.get(orderSnapshotAtom)());
  }

  /** Starts a fresh order, without a question. */
  reset(): void {
    this.store.set(startAnewAtom, this.store.get(serviceTypeAtom));
  }

  /** The same as the Order Summary button; false where issues are listed instead, or a question about the service is open. */
  openSummary(): boolean {
    this.show();
    return this.store.get(pendingServiceAtom) === null && this.store.set(openSummaryAtom);
  }

  /** Open and close a form behind a button (`display="button"`). */
  show(): void {
    this.store.set(openFormAtom);
  }

  hide(): void {
    this.store.set(closeFormAtom);
  }

  /** Whether the form is visible. */
  get isOpen(): boolean {
    return this.#stop !== null && this.store.get(isOpenAtom);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    if (name === 'access-token') this.accessToken = value;
    if (name === 'service') this.#wishService(value);
    super.attributeChangedCallback(name, old, value);
  }

  protected override start(): void {
    const carried = this.#readUrl();
    this.configure();
    const tellPaid = takeTokens(this.store, this.syncUrl);
    this.#stop = startOrderForm(this.store, !this.#hasStarted);
    this.#hasStarted = true;
    void takeCarried(this.store, carried);
    // Buyers who return from checkout without having paid see the order again.
    if (this.store.get(returnTokenAtom) !== null) this.show();
    tellPaid();
    this.#reflectService();
  }

  protected override stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  protected override configure(): void {
    const carried = this.#hasStarted ? this.#readUrl() : null;
    const reader = { element: this, store: this.store, configure: () => this.configure() };
    const settings = loadLanguage(reader, readSettings(this, scriptOrigin));
    const isSame = JSON.stringify(settings) === JSON.stringify(this.store.get(settingsAtom));
    if (!isSame) this.store.set(settingsAtom, settings);
    void loadHealth(this, settings);
    this.store.set(changeSessionAtom, { userId: textOr(this.userId) });
    void takeCarried(this.store, carried);
    this.#reflectService();
  }

  /**
   * What the address of the shop's page asks for wins over the attributes, but not over an order that was begun. It is
   * read once, also where `sync-url` comes later. Returns the order that came along.
   */
  #readUrl(): string | null {
    if (!this.syncUrl || this.#isUrlRead) return null;
    this.#isUrlRead = true;
    return readUrl(this, !this.#hasStarted || this.store.get(isUntouchedAtom));
  }

  /** The host page asks for another service. None, or one that there is not, is no wish. */
  #wishService(value: string | null): void {
    const wish = parseServiceType(value);
    if (!this.#hasStarted || this.#isReflecting || wish === null) return;
    this.store.set(chooseServiceAtom, offeredService(wish, this.store.get(offeredServicesAtom)));
  }

  /** The attribute, and the address of the shop's page, follow the buyer's choice of service. */
  #reflectService(): void {
    const service = this.store.get(shownServiceAtom);
    if (!this.#hasStarted || service === null) return;
    if (this.syncUrl) followService(this.store, service);
    // An absent attribute says enough: templates that hydrate the page expect the tag as they wrote it.
    if (this.service === service) return;
    this.#isReflecting = true;
    this.setAttribute('service', service);
    this.#isReflecting = false;
  }
}
