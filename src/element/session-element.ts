import { parsePageBuyer, type PageBuyer } from '../domain/buyer/page-buyer.ts';
import { pageBuyerAtom } from '../state/buyer/guest.ts';
import { changeSessionAtom, sessionAtom, type GetAccessToken } from '../state/buyer/session.ts';
import { R2wcElement } from './r2wc-element.ts';
import { textOr } from './read-settings.ts';

/** What the page knows about the buyer: who is logged in, and who orders (docs/contract.md, The element). */
export abstract class SessionElement extends R2wcElement {
  /** The token of a logged-in buyer; never written into the document. */
  get accessToken(): string | null {
    return this.store.get(sessionAtom).accessToken;
  }

  set accessToken(value: unknown) {
    this.store.set(changeSessionAtom, { accessToken: typeof value === 'string' ? textOr(value) : null });
  }

  /** Returns a fresh token if the current one was refused. */
  get getAccessToken(): GetAccessToken | null {
    return this.store.get(sessionAtom).getAccessToken;
  }

  set getAccessToken(value: GetAccessToken | null | undefined) {
    this.store.set(changeSessionAtom, { getAccessToken: typeof value === 'function' ? value : null });
  }

  /** The person ordering, as far as the page knows them. */
  get buyer(): PageBuyer | null {
    return this.store.get(pageBuyerAtom);
  }

  set buyer(value: unknown) {
    this.store.set(pageBuyerAtom, parsePageBuyer(value));
  }
}
