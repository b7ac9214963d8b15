import { limits } from './limits.ts';
import { serviceTypes, type Currency, type ServiceType } from './service.ts';

/** Prices in major units of the currency; a rate that the shop does not tell is null. */
export interface Rate {
  readonly proofReading: number | null;
  readonly rushProduction: number | null;
}

/** A service as the shop offers it (spec.md section 3). */
export interface ShopService {
  readonly id: string;
  readonly title: string;
  readonly includedPrompts: number;
  readonly includedWordsPerPrompt: number;
  readonly rates: Readonly<Record<Currency, Rate>>;
}

/** The tabs' names, by which a shop may name its services instead of by type (contract.md section 4). */
const tabNames: Readonly<Record<ServiceType, string>> = {
  moh: 'on hold message',
  voip: 'telephone voice prompts',
  mvoice: 'mobile voicemail',
};

/** Which of the shop's services is the one of a type: its id or title names the type or the tab, ignoring case. */
export function serviceOfType(services: readonly ShopService[], type: ServiceType): ShopService | null {
  const names = new Set([type, tabNames[type]]);
  const isNamed = (text: string): boolean => names.has(text.trim().toLowerCase());
  return services.find((service) => isNamed(service.id) || isNamed(service.title)) ?? null;
}

/** The types that the shop offers. */
export function typesOffered(services: readonly ShopService[]): readonly ServiceType[] {
  return serviceTypes.filter((type) => serviceOfType(services, type) !== null);
}

/** Included words of one prompt, also before the service is known. */
export function includedWords(service: ShopService | null): number {
  return service?.includedWordsPerPrompt ?? limits.includedWordsPerPrompt;
}
