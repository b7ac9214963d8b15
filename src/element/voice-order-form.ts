import { parsePageBuyer, type PageBuyer } from '../domain/buyer/guest.ts';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { freeze } from '../domain/common/json.ts';
import { pageBuyerAtom } from '../state/buyer/guest-details.ts';
import { changeLogin, loginAtom, type GetAccessToken } from '../state/buyer/login.ts';
import { openSummary } from '../state/checkout/open-summary.ts';
import { closeForm, openForm } from '../state/form-window.ts';
import { isOpenAtom } from '../state/host/settings.ts';
import { orderSnapshotAtom } from '../state/prices/price-atoms.ts';
import { serviceTypeAtom } from '../state/session/order-atoms.ts';
import { startFreshOrder } from '../state/session/service-switch.ts';
import { sessionAtom } from '../state/session/session.ts';
import { addTexts } from '../text/text.ts';
import { observedAttributes } from './attributes.ts';
import { addHealth } from './load-health.ts';
import { addTools } from './load-tools.ts';
import { PageElement } from './page-element.ts';
import { version } from './script.ts';
import { upgradeDivs } from './upgrade-divs.ts';

/** `<voice-order-form>`: the public interface of docs/contract.md, The element. */
export class VoiceOrderForm extends PageElement {
  static readonly observedAttributes = observedAttributes;

  /** Distinguishes versions if a page loads several. */
  static readonly version = version;

  /** Add texts (as in `src/text/fr.json`), the script tools and the health report, so that they are not loaded. */
  static readonly addLanguage = addTexts;
  static readonly addDesk = addTools;
  static readonly addHealth = addHealth;

  /** Turns the marked divs under `root` into forms, including divs that were added after the script ran. */
  static upgradeDivs(root: ParentNode = document): void {
    upgradeDivs(root, observedAttributes);
  }

  /** A frozen plain snapshot of the order, with the shape of the body of `POST /order`. */
  get order(): OrderBody {
    return freeze(this.form.store.get(orderSnapshotAtom)());
  }

  get isOpen(): boolean {
    return this.isStarted && this.form.store.get(isOpenAtom);
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
}
