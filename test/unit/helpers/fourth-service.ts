import type * as services from '../../../src/domain/order/services.ts';

/** A service that there is not: read by several voices, without music, of five messages, delivered by a call. */
const rules: services.ServiceRules = {
  tabName: 'interactive voice response',
  icon: 'menu',
  hasSeveralVoices: true,
  hasMusic: false,
  maxMessages: 5,
  scriptKind: 'menu',
  onlyPhoneSystem: null,
  needsAcknowledgement: true,
};

/** The table of services with that one in it: for `vi.mock`. */
export function withFourthService(original: typeof services) {
  const serviceTypes = [...original.serviceTypes, 'ivr'];
  return {
    ...original,
    serviceTypes,
    serviceRules: { ...original.serviceRules, ivr: rules },
    parseServiceType: (value: unknown) => serviceTypes.find((type) => type === value) ?? null,
  };
}
