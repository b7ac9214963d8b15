import { atom } from 'jotai/vanilla';
import { freeze, isSame } from '../domain/common/json.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { offeredService, parseServiceType } from '../domain/order/services.ts';
import { changeSessionAtom } from '../state/buyer/session.ts';
import { openSummaryAtom } from '../state/checkout/summary.ts';
import { closeFormAtom, isOpenAtom, isReturnAtom, openFormAtom } from '../state/form-window.ts';
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
import { languageLoader } from './load-language.ts';
import { pageAround } from './navigation.ts';
import { SessionElement } from './session-element.ts';
import { readSettings, textOr } from './read-settings.ts';
import { reflected, switches } from './reflect.ts';
import { scriptOrigin } from './script-origin.ts';
import { followService, readUrl, takeCarried } from './sync-url.ts';
import { takeTokens } from './take-tokens.ts';
import { upgradeDivs } from './upgrade-divs.ts';
import { version } from './version.ts';

/** The service for the attribute and the URL: the order's, but not while the buyer is asked about switching. */
const shownServiceAtom = atom((get) => (get(pendingServiceAtom) === null ? get(serviceTypeAtom) : null));

/** `<voice-order-form>`: the public interface of docs/contract.md, The element. */
export class VoiceOrderForm extends SessionElement {
  readonly #withTexts = languageLoader(this, this.store, () => this.configure());
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

  /** Turns the marked divs under `root` into forms, including divs that were added after the script ran. */
  static upgradeDivs(root: ParentNode = document): void {
    upgradeDivs(root, this.observedAttributes);
  }

  /** Adds a language's texts, as in `src/text/fr.json`, so that they are not fetched. */
  static readonly addLanguage = addTexts;

  /** Add the script desk and the health report of the same build, so that they are not loaded. */
  static readonly addDesk = addDesk;
  static readonly addHealth = addHealth;

  /** Distinguishes versions if a page loads several. */
  static readonly version = version;

  constructor() {
    super();
    const bringDesk: Host['bringDesk'] = (isAskedFor) => loadDesk(this.root, isAskedFor);
    this.store.set(hostAtom, { ...pageAround(this), emit: emitOn(this), bringDesk, touched: this.touched });
    // Its attributes are read when it is connected.
    this.store.set(settingsAtom, readSettings(document.createElement('div'), scriptOrigin));
    this.store.sub(shownServiceAtom, () => this.#reflectService());
    hintAtShop(this, this.store);
  }

  /** A frozen plain snapshot of the order, with the shape of the body of `POST /order`. */
  get order(): OrderBody {
    return freeze(this.store.get(orderSnapshotAtom)());
  }

  /** Starts a fresh order without asking. */
  reset(): void {
    this.store.set(startAnewAtom, this.store.get(serviceTypeAtom));
  }

  /**
   * Does the same as the Order Summary button. Returns false if issues are listed instead, or if the buyer is being
   * asked about switching service.
   */
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
    if (this.store.get(isReturnAtom)) this.show();
    tellPaid();
    this.#reflectService();
  }

  protected override stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  protected override configure(): void {
    const carried = this.#hasStarted ? this.#readUrl() : null;
    const settings = this.#withTexts(readSettings(this, scriptOrigin));
    if (!isSame(settings, this.store.get(settingsAtom))) this.store.set(settingsAtom, settings);
    void loadHealth(this, settings);
    this.store.set(changeSessionAtom, { userId: textOr(this.userId) });
    void takeCarried(this.store, carried);
    this.#reflectService();
  }

  /**
   * The URL of the shop's page overrides the attributes, but not an order in progress. It is read once, even if
   * `sync-url` is set later. Returns the carried order.
   */
  #readUrl(): string | null {
    if (!this.syncUrl || this.#isUrlRead) return null;
    this.#isUrlRead = true;
    return readUrl(this, !this.#hasStarted || this.store.get(isUntouchedAtom));
  }

  /** The host page requests another service. A missing or unknown service is ignored. */
  #wishService(value: string | null): void {
    const wish = parseServiceType(value);
    if (!this.#hasStarted || this.#isReflecting || wish === null) return;
    this.store.set(chooseServiceAtom, offeredService(wish, this.store.get(offeredServicesAtom)));
  }

  /** Updates the attribute, and the URL of the shop's page, after the buyer's choice of service. */
  #reflectService(): void {
    const service = this.store.get(shownServiceAtom);
    if (!this.#hasStarted || service === null) return;
    if (this.syncUrl) followService(this.store, service);
    // An absent attribute stays absent: templates that hydrate the page expect the tag as they wrote it.
    if (this.service === service) return;
    this.#isReflecting = true;
    this.setAttribute('service', service);
    this.#isReflecting = false;
  }
}
