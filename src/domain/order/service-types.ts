import { limits } from '../common/limits.ts';
import { listed } from '../common/strings.ts';

/** The services of the shop (docs/behaviour.md, Purpose). */
export const serviceTypes = ['moh', 'voip', 'mvoice'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const defaultService: ServiceType = 'moh';

/** The properties of a service. Form and shop read this table and never compare types. */
export interface ServiceRules {
  /** The English name of its tab; a shop may use it to name its service (docs/contract.md, Settled). */
  readonly tabName: string;
  /** The icon on its tab. */
  readonly icon: 'hold' | 'menu' | 'mobile';
  readonly hasSeveralVoices: boolean;
  readonly hasMusic: boolean;
  readonly maxMessages: number;
  /** What its messages are to callers: a repeating loop, a menu of choices, or one greeting. */
  readonly scriptKind: 'loop' | 'menu' | 'greeting';
  /** The only phone system it supports; null if the buyer chooses from the list. */
  readonly onlyPhoneSystem: string | null;
  /** Whether the buyer must agree to be contacted, because the recording is delivered by a call. */
  readonly needsAcknowledgement: boolean;
}

/** Service → its rules (docs/behaviour.md, On screen, States and Rules). */
export const serviceRules: Readonly<Record<ServiceType, ServiceRules>> = {
  moh: {
    tabName: 'on hold message',
    icon: 'hold',
    hasSeveralVoices: true,
    hasMusic: true,
    maxMessages: limits.maxMessages,
    scriptKind: 'loop',
    onlyPhoneSystem: null,
    needsAcknowledgement: false,
  },
  voip: {
    tabName: 'telephone voice prompts',
    icon: 'menu',
    hasSeveralVoices: false,
    hasMusic: false,
    maxMessages: limits.maxMessages,
    scriptKind: 'menu',
    onlyPhoneSystem: null,
    needsAcknowledgement: false,
  },
  mvoice: {
    tabName: 'mobile voicemail',
    icon: 'mobile',
    hasSeveralVoices: false,
    hasMusic: false,
    maxMessages: 1,
    scriptKind: 'greeting',
    onlyPhoneSystem: 'iphone-android',
    needsAcknowledgement: true,
  },
};

/** The service type named by a string; null if there is none. Attributes, queries and storage are not trusted. */
export function parseServiceType(value: unknown): ServiceType | null {
  return serviceTypes.find((type) => type === value) ?? null;
}

/** The services in a page's list, in its order; all if it names none. */
export function parseServices(list: string | null): readonly ServiceType[] {
  const named = listed(list, serviceTypes);
  return named.length > 0 ? named : serviceTypes;
}

/** The requested service if it is offered, otherwise the first one that is. */
export const offeredService = (wanted: ServiceType, offered: readonly ServiceType[]): ServiceType =>
  offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
