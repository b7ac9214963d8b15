import type { draftingStyles, industries } from '../../../src/domain/scripts/drafting.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';
import type { Language } from '../text/language.ts';

export type Industry = (typeof industries)[number];
export type Style = (typeof draftingStyles)[number];

/** What a buyer says about a company (docs/behaviour.md, Data). Untrusted: it goes into scripts as text only. */
export interface Brief {
  readonly companyName: string;
  readonly companyDescription: string;
  readonly companyWebsite: string;
  readonly industry: Industry;
  readonly style: Style;
  readonly serviceType: ServiceType;
  /** The language of the buyer's page; English if unknown. */
  readonly language?: Language;
}

export interface DraftRequest {
  readonly brief: Brief;
  /** The prompts to write, by their index in the order. */
  readonly positions: readonly number[];
  /** The text that the new draft replaces, or null. */
  readonly replaced: string | null;
  /** Every text of the session so far; a new draft differs from all of them if possible. */
  readonly earlier: readonly string[];
  /** Aborted when the buyer disconnects. */
  readonly signal: AbortSignal;
}

/** A script, and what it is about. */
export interface Draft {
  readonly content: string;
  readonly name?: string | undefined;
}

/** Writes scripts. Returns one draft for each position; refuses with 429 or 502 if that fails. */
export type Drafter = (request: DraftRequest) => Promise<readonly Draft[]>;

/** Text on one line. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();
