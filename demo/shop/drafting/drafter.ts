import type { draftingStyles, industries } from '../../../src/domain/scripts/drafting-choices.ts';
import type { ServiceType } from '../../../src/domain/order/services.ts';
import type { Language } from '../text/language.ts';

export type Industry = (typeof industries)[number];
export type Style = (typeof draftingStyles)[number];

/** What a buyer says about a company (docs/behaviour.md, Data). Text from outside: it goes into scripts as text only. */
export interface Brief {
  readonly companyName: string;
  readonly companyDescription: string;
  readonly companyWebsite: string;
  readonly industry: Industry;
  readonly style: Style;
  readonly serviceType: ServiceType;
  /** The language of the buyer's page; English where it is not known. */
  readonly language?: Language;
}

/** What is to be written: the prompts at these places of the order, counted from 0. */
export interface DraftRequest {
  readonly brief: Brief;
  readonly positions: readonly number[];
  /** The text that a new one takes the place of; null where there is none. */
  readonly replaced: string | null;
  /** Every text that was written in the session. A new one is none of them. */
  readonly earlier: readonly string[];
  /** The session's id: drafters that draw lots draw the same ones for the same seed. */
  readonly seed: string;
  /** Aborted when the buyer does not wait any more. */
  readonly signal: AbortSignal;
}

/** Writes scripts. Returns one text for each position; refuses with 429 or 502 if it can't. */
export type Drafter = (request: DraftRequest) => Promise<readonly string[]>;
