import type { ServiceType } from '../domain/order/services.ts';
import type { Settings } from '../state/host/settings.ts';
import type { Cover } from './covers.ts';
import type { PolicyAdvice } from './policy-advice.ts';

/** The result of a call to the shop's API. */
export type Reach = 'reached' | 'refused' | 'foreign' | 'cors' | 'mixed' | 'unreachable';

/** Facts about the attributes. Their names are as the page has to write them. */
export interface AttributeFacts {
  /** The prefix of their names: `data-` on a marked div. */
  readonly prefix: '' | 'data-';
  /** Attributes with invalid values, and the allowed values if there are only a few. */
  readonly ignored: readonly { readonly name: string; readonly value: string; readonly allowed: string }[];
  readonly misspelt: readonly { readonly name: string; readonly meant: string }[];
  /** Unknown words in list attributes, each with its likely correction, and all allowed words. */
  readonly strangeWords: readonly {
    readonly name: string;
    readonly word: string;
    readonly meant: string | null;
    readonly known: string;
  }[];
  /** The length of a reference that is not sent; null if there is none, or if it is valid. */
  readonly refusedReference: number | null;
  /** A shop address that would be read as a path on this site; null if it is a valid address. */
  readonly shopPath: string | null;
}

/** What the element passes to the examination. */
export interface Embedding {
  readonly element: HTMLElement;
  readonly settings: Settings;
  /** The language of the texts. */
  readonly locale: string;
  /**
   * The URL of a texts file that could not be loaded, or an empty string if there is no such file; null if none is
   * missing.
   */
  readonly missingTexts: string | null;
  /**
   * The URL of the script desk if it could not be loaded, or an empty string if there is no such file; null if it has
   * loaded.
   */
  readonly missingDesk: string | null;
  readonly script: { readonly version: string; readonly url: string };
}

/** Facts about the page around the form and the shop it uses. */
export interface HealthFacts extends Pick<Embedding, 'script' | 'missingDesk'> {
  /** The URLs of all script tags that load the form. */
  readonly scriptTags: readonly string[];
  /** The initial service of the form. */
  readonly service: ServiceType;
  readonly referral: string | null;
  /** The shop's answer about the referral code. */
  readonly partner: 'known' | 'unknown' | 'unasked';
  /** Whether the page asks for test orders and the shop accepts none. */
  readonly testMode: 'off' | 'testMode' | 'noTestMode';
  /** The initial values of a fresh order. */
  readonly prefill: {
    readonly code: string;
    /** The shop's answer about the code. */
    readonly discount: 'holds' | 'invalid' | 'unasked';
    readonly voice: string;
    /** Whether the shop has the voice and lets this partner offer it. */
    readonly offer: 'offered' | 'unknownVoice' | 'unofferedVoice' | 'unasked';
  };
  readonly language: Pick<Embedding, 'missingTexts'> & { readonly tag: string; readonly isTranslated: boolean };
  readonly attributes: AttributeFacts;
  /** The corrected tag if it was left open and swallowed what follows; otherwise null. */
  readonly unclosedTag: string | null;
  /** Custom properties with invalid values, each with a valid example. */
  readonly badStyles: readonly { readonly name: string; readonly value: string; readonly example: string }[];
  /** Unknown custom properties, each with its likely correction, and all known ones. */
  readonly strangeStyles: readonly { readonly name: string; readonly meant: string | null; readonly known: string }[];
  /** The content of a `style` attribute that the page's policy blocks; null if none is blocked. */
  readonly refusedStyle: string | null;
  /** The parts of the page that cover what the browser scrolls to. */
  readonly covers: readonly Cover[];
  readonly apiUrl: string;
  readonly shopUrl: string;
  readonly reach: Reach;
  /** The address of a shop API that was probably meant instead of one that is none; null if none is found. */
  readonly meantApi: string | null;
  /** Whether the page's policy is the reason that the shop can't be reached. */
  readonly isShopRefused: boolean;
  /** What the page's policies would have to contain, based on what they blocked. */
  readonly policies: readonly PolicyAdvice[];
  readonly frame: 'noFrame' | 'framed' | 'sandboxed';
  readonly storage: 'saved' | 'blocked' | 'full';
  readonly transport: 'secure' | 'local' | 'insecure';
}
