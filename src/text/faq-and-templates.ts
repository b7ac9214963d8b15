import type { ServiceType } from '../domain/order/service-types.ts';

type OfService<Value> = Readonly<Record<ServiceType, Value>>;

/** Questions and answers of each service, in display order (docs/behaviour.md, Purpose). */
export type Faq = OfService<readonly (readonly [question: string, answer: string])[]>;

/**
 * Script templates of each service by category, 15 each (docs/behaviour.md, Purpose). Text in brackets is for the buyer
 * to fill in. No template has more words than a message includes.
 */
export type Templates = OfService<Readonly<Record<string, readonly string[]>>>;
