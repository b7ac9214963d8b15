import { atom } from 'jotai/vanilla';
import { parsePageBuyer, type PageBuyer } from '../domain/buyer/guest.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { freeze, isSame } from '../domain/common/json.ts';
import { offeredService, parseServiceType } from '../domain/order/service-types.ts';
import { pageBuyerAtom } from '../state/buyer/guest-details.ts';
import { changeLogin, loginAtom, type GetAccessToken } from '../state/buyer/login.ts';
import { openSummary } from '../state/checkout/open-summary.ts';
import { hasPaidTokenAtom, reportPaidOrder, returnTokenAtom } from '../state/checkout/payment-status.ts';
import { closeForm, isReturn, openForm } from '../state/form-window.ts';
import { isOpenAtom, offeredServicesAtom, settingsAtom } from '../state/host/settings.ts';
import { orderSnapshotAtom } from '../state/prices/price-atoms.ts';
import { isUntouchedAtom, serviceTypeAtom } from '../state/session/order-atoms.ts';
import { requestService, startFreshOrder } from '../state/session/service-switch.ts';
import { sessionAtom } from '../state/session/session.ts';
import { startForm } from '../state/start.ts';
import { addTexts } from '../text/text.ts';
import { observedAttributes, readSettings, textOf } from './attributes.ts';
import { addHealth, loadHealth } from './load-health.ts';
import { textLoader } from './load-texts.ts';
import { addTools } from './load-tools.ts';
import { PageElement } from './page-element.ts';
import { readUrl, restoreCarried, takeToken, writeService } from './page-url.ts';
import { version } from './script.ts';
import { upgradeDivs } from './upgrade-divs.ts';

/** The service for the attribute and the URL: the order's, but not while the buyer is asked about switching. */
const shownServiceAtom = atom((get) => (get(sessionAtom).pendingService === null ? get(serviceTypeAtom) : null));

/** `<voice-order-form>`: the public interface of docs/contract.md, The element. */
export class VoiceOrderForm extends PageElement {
  static readonly observedAttributes = observedAttributes;

  /** Distinguishes versions if a page loads several. */
  static readonly version = version;

  /** Add texts (as in `src/text/fr.json`), the script tools and the health report, so that they are not loaded. */
  static readonly addLanguage = addTexts;
  static readonly addDesk = addTools;
  static readonly addHealth = addHealth;

  readonly #withTexts = textLoader(this, this.form, () => this.configure());
  #stop: (() => void) | null = null;
  #hasStarted = false;
  #isUrlRead = false;
  #isReflecting = false;

  /** Turns the marked divs under `root` into forms, including divs that were added after the script ran. */
  static upgradeDivs(root: ParentNode = document): void {
    upgradeDivs(root, observedAttributes);
  }

  constructor() {
    super();
    this.form.store.sub(shownServiceAtom, () => this.#reflectService());
  }

  /** A frozen plain snapshot of the order, with the shape of the body of `POST /order`. */
  get order(): OrderBody {
    return freeze(this.form.store.get(orderSnapshotAtom)());
  }

  get isOpen(): boolean {
    return this.#stop !== null && this.form.store.get(isOpenAtom);
  }

  /** The token of a logged-in buyer; never written into the document. */
  get accessToken(): string | null {
    return this.form.store.get(loginAtom).accessToken;
  }

  set accessToken(value: unknown) {
    changeLogin(this.form.store, { accessToken: (typeof value === 'string' && value.trim()) || null });
  }

  /** Returns a fresh token if the current one was refused. */
  get getAccessToken(): GetAccessToken | null {
    return this.form.store.get(loginAtom).getAccessToken;
  }

  set getAccessToken(value: GetAccessToken | null | undefined) {
    changeLogin(this.form.store, { getAccessToken: typeof value === 'function' ? value : null });
  }

  /** The person ordering, as far as the page knows them. */
  get buyer(): PageBuyer | null {
    return this.form.store.get(pageBuyerAtom);
  }

  set buyer(value: unknown) {
    this.form.store.set(pageBuyerAtom, parsePageBuyer(value));
  }

  /** Starts a fresh order without asking. */
  reset(): void {
    startFreshOrder(this.form, this.form.store.get(serviceTypeAtom));
  }

  /** Does the same as the Order Summary button. Returns false if issues or a question are shown instead. */
  openSummary(): boolean {
    this.show();
    return this.form.store.get(sessionAtom).pendingService === null && openSummary(this.form);
  }

  /** Open and close a form behind a button (`display="button"`). */
  show(): void {
    openForm(this.form);
  }

  hide(): void {
    closeForm(this.form);
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    if (old === value) return;
    if (name === 'access-token') this.accessToken = value;
    if (name === 'service') this.#requestService(value);
    super.attributeChangedCallback(name, old, value);
  }

  protected override start(): void {
    const carried = this.#readUrl();
    this.configure();
    const paidToken = takeToken('voice-order-paid', this.syncUrl);
    this.form.store.set(hasPaidTokenAtom, paidToken !== null);
    this.form.store.set(returnTokenAtom, takeToken('voice-order-status', this.syncUrl));
    this.#stop = startForm(this.form, !this.#hasStarted);
    this.#hasStarted = true;
    void restoreCarried(this.form, carried);
    if (isReturn(this.form)) this.show();
    // The token works once, so the second form of a page reports nothing.
    if (paidToken) void reportPaidOrder(this.form, paidToken);
    this.#reflectService();
  }

  protected override stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  protected override configure(): void {
    const carried = this.#hasStarted ? this.#readUrl() : null;
    const settings = this.#withTexts(readSettings(this));
    if (!isSame(settings, this.form.store.get(settingsAtom))) this.form.store.set(settingsAtom, settings);
    void loadHealth(this, this.root, settings);
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

  /** The host page requests another service. A missing or unknown service is ignored. */
  #requestService(value: string | null): void {
    const service = parseServiceType(value);
    if (!this.#hasStarted || this.#isReflecting || service === null) return;
    requestService(this.form, offeredService(service, this.form.store.get(offeredServicesAtom)));
  }

  /** Updates the attribute, and the URL of the shop's page, after the buyer's choice of service. */
  #reflectService(): void {
    const service = this.form.store.get(shownServiceAtom);
    if (!this.#hasStarted || service === null) return;
    if (this.syncUrl) writeService(this.form, service);
    // An absent attribute stays absent: templates that hydrate the page expect the tag as they wrote it.
    if (this.service === service) return;
    this.#isReflecting = true;
    this.setAttribute('service', service);
    this.#isReflecting = false;
  }
}
