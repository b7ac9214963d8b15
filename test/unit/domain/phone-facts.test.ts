import { describe, expect, it } from 'vitest';
import { findPhoneSystems } from '../../../src/domain/phone-systems/find-phone-systems.ts';
import { longestSeconds, phoneFacts } from '../../../src/domain/phone-systems/phone-facts.ts';
import { findPhoneSystem, phoneSystems, plainFormatValues } from '../../../src/domain/phone-systems/phone-systems.ts';
import type { ServiceType } from '../../../src/domain/order/services.ts';

describe('what is known of phone systems', () => {
  it('has a source for each system of the list', () => {
    const systems = phoneSystems.filter(({ value }) => value !== 'other' && !plainFormatValues.includes(value));
    expect(systems.filter(({ value }) => !phoneFacts(value)?.source).map(({ value }) => value)).toEqual([]);
  });

  it.each(['mp3', 'other', 'iphone-android', 'toString'])('is nothing of %s', (value) => {
    expect(phoneFacts(value)).toBeUndefined();
  });
});

describe('the longest audio', () => {
  const limits: readonly (readonly [value: string, service: ServiceType, seconds: number | null])[] = [
    ['avaya-ip-office', 'moh', 90],
    ['avaya-ip-office', 'voip', null],
    // 5 MB of 16 bits at 8 kHz are over before 10 minutes are, and take longer than a greeting may.
    ['cisco-webex-calling', 'moh', 312],
    ['cisco-webex-calling', 'voip', 300],
    ['cisco-webex-calling', 'mvoice', 120],
    ['nextiva', 'moh', 300],
    ['sonus-sbc-swe-lite', 'moh', 125],
    ['zoom-phone', 'moh', null],
    ['mp3', 'moh', null],
    ['nobody', 'moh', null],
  ];
  it.each(limits)('of %s for %s is %s', (value, service, seconds) => {
    expect(longestSeconds(value, findPhoneSystem(value)?.format ?? '', service)).toBe(seconds);
  });
});

describe('a search for a phone system', () => {
  const found = (query: string) => findPhoneSystems(query, ({ label }) => label).map(({ value }) => value);
  it.each<[string, readonly string[]]>([
    ['', []],
    ['  ', []],
    ['3cx', ['3cx']],
    ['3 CX', ['3cx']],
    ['ring central', ['ringcentral']],
    ['callmanager', ['cisco-cucm']],
    ['shoretel', ['mitel-mivoice-connect-shoretel']],
    ['teams', ['microsoft-teams']],
    ['skype', ['microsoft-teams']],
    ['cisco webex', ['cisco-webex-calling']],
    ['webex cisco', ['cisco-webex-calling']],
    ['Yéastar', ['yeastar-p-series']],
    ['nobody knows', []],
    ['(', []],
  ])('for %j finds %j', (query, values) => {
    expect(found(query)).toEqual(values);
  });

  it('has what begins so first', () => {
    expect(found('avaya')[0]).toBe('avaya-ip-office');
    expect(found('mp3')[0]).toBe('mp3');
  });
});
