import type { Selectable } from 'kysely';
import type { Gender } from '../../../src/domain/catalogue/voice.ts';
import type { Currency } from '../../../src/domain/checkout/currency.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';
import type { Cents } from '../pricing/money.ts';
import type { PricedOption } from '../pricing/options.ts';
import type { Translations } from '../text/translated.ts';

export interface VoicesTable {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly gender: Gender;
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly translations: Translations<'tags', readonly string[]> | null;
  readonly image: string;
  readonly preview: string;
  readonly isActive: boolean;
  readonly rushOrderUnavailable: boolean;
  readonly absenceStart: Date | null;
  readonly absenceEnd: Date | null;
}

export interface SoundtracksTable {
  readonly id: string;
  readonly position: number;
  readonly title: string;
  readonly translations: Translations<'title'> | null;
  readonly categories: readonly string[];
  readonly path: string;
  readonly file: string;
  readonly isActive: boolean;
}

export interface ServicesTable {
  readonly id: ServiceType;
  readonly position: number;
  readonly title: string;
  readonly translations: Translations<'title'> | null;
  readonly includedPrompts: number;
  readonly includedWordsPerPrompt: number;
}

export interface RatesTable {
  readonly serviceId: ServiceType;
  readonly currency: Currency;
  readonly fixed: Cents;
  readonly extraPrompts: Cents;
  readonly extraWords: Cents;
  readonly options: Readonly<Partial<Record<PricedOption['rate'], Cents>>>;
}

export interface DiscountsTable {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly translations: Translations<'title' | 'description'> | null;
  readonly type: 'fixed' | 'percentage';
  /** Cents when fixed, hundredths of a percent when percentage. */
  readonly value: number;
  readonly minOrderAmount: Cents;
  readonly maxDiscount: Cents;
  readonly isActive: boolean;
}

export interface BannersTable {
  readonly id: string;
  readonly heading: string;
  readonly subHeading: string;
  readonly text: string;
  readonly translations: Translations<'heading' | 'subHeading' | 'text'> | null;
  readonly color: string;
  readonly active: boolean;
}

export interface PartnersTable {
  readonly code: string;
  readonly name: string;
  /** A URL, or a path of the shop; empty for none. */
  readonly logo: string;
  /** Ids; null for every voice. */
  readonly permittedVoiceIds: readonly string[] | null;
  /** Hash of the secret for the partner's reports; null if there are none. */
  readonly secretHash: string | null;
  /** The URL that is called when an order is paid or refunded; null if there is none. */
  readonly webhookUrl: string | null;
  /** Signs those calls. */
  readonly webhookSecret: string | null;
}

export type PartnerRow = Selectable<PartnersTable>;
