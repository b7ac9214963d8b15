import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findPhoneSystem, phoneSystems } from '../../../src/domain/phone-systems/phone-systems.ts';
import { longestSeconds } from '../../../src/domain/phone-systems/phone-facts.ts';
import type { ServiceType } from '../../../src/domain/order/service-types.ts';

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
it.each(limits)('the longest audio of %s for %s is %s', (value, service, seconds) => {
  expect(longestSeconds(findPhoneSystem(value), service)).toBe(seconds);
});

it('the types name every phone system', () => {
  const values = readFileSync('src/voice-order-form-values.d.mts', 'utf8').matchAll(/^ {2}\| '(.+)'$/gmu);
  expect([...values].map(([, value]) => value)).toEqual(phoneSystems.map(({ value }) => value));
});
