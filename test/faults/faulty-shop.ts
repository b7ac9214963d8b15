import { FakeShop, type Asked, type Reply } from '../unit/helpers/fake-shop.ts';
import { acts, type Fault } from './faults.ts';
import { goodAnswer } from './good-shop.ts';

const lineOf = ({ line }: Asked): string => line.replace(/\?.*/u, '');

/** A fake shop that works, except that one call meets a fault. */
export class FaultyShop extends FakeShop {
  /** Orders by idempotency key, as the shop has them. */
  readonly orders = new Map<string, number>();
  fault: { readonly line: RegExp; readonly name: Fault } | null = null;
  #restart = (): void => {};

  override answer = (asked: Asked): Promise<Reply> => {
    const { fault } = this;
    const isFaulty = fault?.line.test(lineOf(asked)) ?? false;
    const good = this.#work(asked, isFaulty ? fault?.name : undefined);
    if (!isFaulty || fault === null) return Promise.resolve(good);
    const restarted = new Promise<Reply>((resolve) => {
      const before = this.#restart;
      this.#restart = () => {
        before();
        resolve({ status: 0 });
      };
    });
    return Promise.race([acts[fault.name]({ good, before: this.count(fault.line) - 1 }), restarted]);
  };

  /** Ends what hangs, as a restart does; all is well from then on. */
  recover(): void {
    this.fault = null;
    this.#restart();
  }

  /** How often a call was made. */
  count(line: RegExp): number {
    return this.calls.filter((asked) => line.test(lineOf(asked))).length;
  }

  /** How the shop handles a request, even if its answer gets lost. A refusal creates no order. */
  #work(asked: Asked, fault: Fault | undefined): Reply {
    const isOrder = /^POST \/order(\/guest)?$/u.test(asked.line);
    if (!isOrder || fault === 'refused' || /^\d/u.test(fault ?? '')) return goodAnswer(lineOf(asked), asked.body);
    const key = asked.idempotencyKey ?? `${this.orders.size}`;
    if (!this.orders.has(key)) this.orders.set(key, this.orders.size + 1);
    return { status: 201, body: { id: `o${this.orders.get(key)}` } };
  }
}
