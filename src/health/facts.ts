import type { ServiceType } from '../domain/order/services.ts';
import type { Cover } from './covers.ts';
import type { PolicyAdvice } from './policy-advice.ts';

/** What became of a call to the shop's API. */
export type Reach = 'reached' | 'refused' | 'foreign' | 'cors' | 'mixed' | 'unreachable';

/** What is known of the attributes, whose names are as the page has to write them. */
export interface AttributeFacts {
  /** What stands before their names: those of a marked div have one. */
  readonly prefix: '' | 'data-';
  /** Those whose values are of no use, with the values that there are, where these are few. */
  readonly ignored: readonly { readonly name: string; readonly value: string; readonly allowed: string }[];
  readonly misspelt: readonly { readonly name: string; readonly meant: string }[];
  /** The words of lists that the form does not know, each with the one that it is meant for, and all that there are. */
  readonly strangeWords: readonly {
    readonly name: string;
    readonly word: string;
    readonly meant: string | null;
    readonly known: string;
  }[];
  /** How long a reference is that is not sent; null if there is none, or a good one. */
  readonly refusedReference: number | null;
  /** What is written for the shop's address and is taken for a path of this site; null where it is an address. */
  readonly shopPath: string | null;
}

/** What is known of the page around the form and of what it reaches. */
export interface HealthFacts {
  readonly script: { readonly version: string; readonly url: string };
  /** The addresses of all script tags that load the form. */
  readonly scriptTags: readonly string[];
  /** The service that the form starts with. */
  readonly service: ServiceType;
  readonly referral: string | null;
  /** What the shop says of the referral code. */
  readonly partner: 'known' | 'unknown' | 'unasked';
  /** Whether orders are to be tests, and can't be because the shop takes none. */
  readonly testMode: 'off' | 'testMode' | 'noTestMode';
  /** What a fresh order is to start with. */
  readonly prefill: {
    readonly code: string;
    /** What the shop says of the code. */
    readonly discount: 'holds' | 'invalid' | 'unasked';
    readonly voice: string;
    /** Whether the shop has the voice, and lets this partner offer it. */
    readonly offer: 'offered' | 'unknownVoice' | 'unofferedVoice' | 'unasked';
  };
  readonly language: {
    readonly tag: string;
    readonly isTranslated: boolean;
    /** The address of a file with texts that could not be loaded, nothing where it has none; null where none is missing. */
    readonly missingTexts: string | null;
  };
  /** The address of the script desk where it could not be loaded, nothing where it has none; null where it is here. */
  readonly missingDesk: string | null;
  readonly attributes: AttributeFacts;
  /** The tag as the page should have it, if it was left open; else null. */
  readonly unclosedTag: string | null;
  /** Custom properties whose values are of no use, each with one that is. */
  readonly badStyles: readonly { readonly name: string; readonly value: string; readonly example: string }[];
  /** Custom properties that the form does not have, each with the one that it is meant for, and all that there are. */
  readonly strangeStyles: readonly { readonly name: string; readonly meant: string | null; readonly known: string }[];
  /** What stands in a `style` attribute that the page's policy refuses; null where it refuses none. */
  readonly refusedStyle: string | null;
  /** What of the page covers what the browser scrolls to. */
  readonly covers: readonly Cover[];
  readonly apiUrl: string;
  readonly shopUrl: string;
  readonly reach: Reach;
  /** The address of a shop's API that may be meant by one where there is none; null where none is found. */
  readonly meantApi: string | null;
  /** Whether the page's policy is why the shop can't be reached. */
  readonly isShopRefused: boolean;
  /** What the page's policies would have to say, as they refused it. */
  readonly policies: readonly PolicyAdvice[];
  readonly frame: 'noFrame' | 'framed' | 'sandboxed';
  readonly storage: 'saved' | 'blocked' | 'full';
  readonly transport: 'secure' | 'local' | 'insecure';
}
