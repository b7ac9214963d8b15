import { describe, expect, it } from 'vitest';
import { findPhoneSystems } from '../../../src/domain/phone-systems/find-phone-systems.ts';
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

describe('a search for a phone system', () => {
  const found = (query: string) => findPhoneSystems(query, ({ label }) => label).map(({ value }) => value);
  it.each<[string, readonly string[]]>([
    ['', []],
    ['3 CX', ['3cx']],
    ['callmanager', ['cisco-cucm']],
    ['shoretel', ['mitel-mivoice-connect-shoretel']],
    ['cisco webex', ['cisco-webex-calling']],
    ['Yéastar', ['yeastar-p-series']],
    ['kx ns500', ['panasonic-kx-ns']],
    ['univerge', ['nec']],
    ['nobody knows', []],
    ['(', []],
  ])('for %j finds %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  it('shows names that begin with it first', () => {
    expect(['avaya', 'mp3', 'nec'].map((query) => found(query)[0])).toEqual(['avaya-ip-office', 'mp3', 'nec']);
  });
});
