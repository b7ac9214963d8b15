import { editGuestAtom } from '../../src/state/buyer/guest.ts';
import { isSame } from '../../src/domain/common/json.ts';
import type { Order } from '../../src/domain/order/order.ts';
import { hostAtom } from '../../src/state/host/host.ts';
import { changeOrderAtom, orderAtom } from '../../src/state/order/order.ts';
import { totalsAtom } from '../../src/state/prices/prices.ts';
import { startOrderForm } from '../../src/state/start.ts';
import type { OrderStore } from '../../src/state/atoms/store.ts';
import { pass } from '../unit/helpers/fake-shop.ts';
import { formStore, type FormStore } from '../unit/helpers/form-store.ts';
import { guestOf, message } from '../unit/helpers/samples.ts';
import { ModelShop } from './model-shop.ts';

/** What a buyer has typed into the order, however the form has processed it. */
export const textsOf = ({ messages, comments }: Order): string =>
  JSON.stringify([messages.map(({ content, customStyle }) => [content, customStyle]), comments]);

/** A page with the form on it, its buyer, and the shop; the storage is the browser's own. */
export class World {
  readonly shop = new ModelShop();
  #form: FormStore = formStore();
  #stop: () => void = () => {};
  /** The number of orders that the form has had in sequence. */
  life = 1;
  /** What the buyer saw when pay was pressed; null once it has led to a checkout. */
  shown: { readonly total: number; readonly life: number } | null = null;
  /** Counts the other tabs that have saved work of their own. */
  tabs = 0;
  /** Payments of another amount, or another order, than was on show. */
  readonly wrong: unknown[] = [];
  readonly intents = new Map<string, Set<string>>();
  #seen = 0;
  #intent = 0;
  #lastBody = '';

  get store(): OrderStore {
    return this.#form.store;
  }

  get order(): Order {
    return this.store.get(orderAtom);
  }

  /** Loads the page. */
  async load(): Promise<void> {
    this.#form = formStore();
    this.shown = null;
    this.#form.navigate.mockImplementation((url) => this.#leave(url));
    this.#stop = startOrderForm(this.store, true);
    await pass(50);
    this.store.set(editGuestAtom, { country: 'CA' });
    this.store.set(editGuestAtom, guestOf());
  }

  /** A first order that can be paid. */
  async fillIn(): Promise<void> {
    this.store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v1'], messages: [message(1)] }));
    await pass(500);
  }

  /** The page is unloaded, by a reload or a link. */
  async close(): Promise<void> {
    dispatchEvent(new Event('pagehide'));
    this.#stop();
    // The page's pending work ends with it.
    this.store.set(hostAtom, { ...this.store.get(hostAtom), isPresent: () => false });
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
