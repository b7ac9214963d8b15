import { editGuest } from '../../src/state/buyer/guest-details.ts';
import { isSame } from '../../src/domain/common/json.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { orderAtom } from '../../src/state/session/order-atoms.ts';
import { totalsAtom } from '../../src/state/prices/price-atoms.ts';
import { startForm } from '../../src/state/start.ts';
import type { Form, Store } from '../../src/state/form.ts';
import type { Host } from '../../src/state/host/host.ts';
import { sessionAtom, type OrderSession } from '../../src/state/session/session.ts';
import { pass } from '../unit/helpers/fake-shop.ts';
import { edit, formStore, type FormStore } from '../unit/helpers/form-store.ts';
import { guestOf, message } from '../unit/helpers/samples.ts';
import { ModelShop } from './model-shop.ts';

/** What a buyer has typed into the order, however the form has processed it. */
export const textsOf = ({ messages, comments }: Order): string =>
  JSON.stringify([messages.map(({ content, customStyle }) => [content, customStyle]), comments]);

/** A page with the form on it, its buyer, and the shop; the storage is the browser's own. */
export class World implements Form {
  readonly shop = new ModelShop();
  #form: FormStore = formStore();
  #stop: () => void = () => {};
  /** The number of orders that the form has had in sequence. */
  life = 1;
  /** What the buyer saw when pay was pressed; null once it has led to a checkout. */
  shown: { readonly total: number; readonly life: number } | null = null;
  /** Payments of another amount, or another order, than was on show. */
  readonly wrong: unknown[] = [];
  readonly intents = new Map<string, Set<string>>();
  #isPresent = true;
  #seen = 0;
  #intent = 0;
  #lastBody = '';

  get store(): Store {
    return this.#form.store;
  }

  get host(): Host {
    return { ...this.#form.host, isPresent: () => this.#isPresent };
  }

  get session(): OrderSession {
    return this.store.get(sessionAtom);
  }

  get order(): Order {
    return this.store.get(orderAtom);
  }

  /** Loads the page. */
  async load(): Promise<void> {
    this.#form = formStore();
    this.#isPresent = true;
    this.shown = null;
    this.#form.navigate.mockImplementation((url) => this.#leave(url));
    this.#stop = startForm(this, true);
    await pass(50);
    editGuest(this, { country: 'CA' });
    editGuest(this, guestOf());
  }

  /** A first order that can be paid. */
  async fillIn(): Promise<void> {
    edit(this, { voices: ['v1'], messages: [message(1)] });
    await pass(500);
  }

  /** The page is unloaded, by a reload or a link. */
  async close(): Promise<void> {
    dispatchEvent(new Event('pagehide'));
    this.#stop();
    // The page's pending work ends with it.
    this.#isPresent = false;
    await pass(0);
  }

  press(): void {
    const total = this.store.get(totalsAtom)?.total;
    if (total !== undefined) this.shown = { total, life: this.life };
  }

  /** Takes note of the orders that have come to the shop. */
  count(): void {
    for (const { body, orderId } of this.shop.posted.slice(this.#seen)) {
      if (body !== this.#lastBody) this.#intent += 1;
      this.#lastBody = body;
      const name = `${this.life} ${this.#intent}`;
      this.intents.set(name, (this.intents.get(name) ?? new Set()).add(orderId));
    }
    this.#seen = this.shop.posted.length;
  }

  /** A payment is of the amount that was on show, for the order that was on show. */
  #leave(url: string): void {
    const total = this.shop.orders.get(url.replace('https://pay.example/', ''));
    // An exception would mean that the page does not let the form navigate.
    if (!isSame(this.shown, { total, life: this.life })) this.wrong.push({ shown: this.shown, total, life: this.life });
  }
}
