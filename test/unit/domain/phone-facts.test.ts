import { describe, expect, it } from 'vitest';
import { findPhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import { longestSeconds } from '../../../src/domain/phone-systems/phone-facts.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';

describe('the longest audio', () => {
  const limits: readonly (readonly [value: string, service: ServiceType, seconds: number | null])[] = [
    ['avaya-ip-office', 'moh', 90],
    ['avaya-ip-office', 'voip', null],
    // 5 MB of 16 bits at 8 kHz are less than 10 minutes, and longer than a greeting may be.
    ['cisco-webex-calling', 'moh', 312],
    ['cisco-webex-calling', 'voip', 300],
    ['cisco-webex-calling', 'mvoice', 120],
    ['ringcentral', 'moh', 312],
    ['sonus-sbc-swe-lite', 'moh', 125],
    ['zoom-phone', 'moh', null],
    ['mp3', 'moh', null],
    ['nobody', 'moh', null],
  ];
  it.each(limits)('of %s for %s is %s', (value, service, seconds) => {
    expect(longestSeconds(findPhoneSystem(value), service)).toBe(seconds);
  });
});
