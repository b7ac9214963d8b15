import { describe, expect, it } from 'vitest';
import { defaultPhoneSystem, findPhoneSystem, phoneSystems } from '../../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../../src/domain/order/services.ts';

const values = phoneSystems.map(({ value }) => value);
const labels = phoneSystems.map(({ label }) => label);

describe('phone systems', () => {
  it('have unique kebab-case values and unique labels', () => {
    expect(new Set(values).size).toBe(values.length);
    expect(new Set(labels).size).toBe(labels.length);
    for (const value of values) expect(value).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/u);
  });

  it('keep the values that orders and saved drafts carry', () => {
    expect(values.join(' ')).toBe(
      'mp3 wav-44-16 wav-8-16 wav-ulaw wav-alaw 3cx 8x8 allworx amazon-connect asterisk auerswald-commander-compact ' +
        'auerswald-comtrexx avaya-ip-office bandwidth bicom-pbxware broadsoft cisco-cucm cisco-uccx ' +
        'cisco-unity-connection cisco-unity-express cisco-webex-calling dialpad didww epygi-qx freepbx genesys-cloud ' +
        'google-ccai-platform grandstream-ucm huawei microsoft-teams mitel-mivoice-business-3300 mitel-mivoice-connect-shoretel ' +
        'nec netsapiens nextiva ooma-office panasonic-kx-ns portsip ringcentral sonus-sbc-swe-lite talkdesk twilio vonage wazo yeastar-p-series ' +
        'zendesk-talk zoom-phone other',
    );
  });

  it('start with the default and end with the choice for buyers who are not sure', () => {
    expect(values[0]).toBe(defaultPhoneSystem);
    expect(values.at(-1)).toBe('other');
  });

  it('name the format delivered for each', () => {
    for (const { format } of phoneSystems) expect(format).toMatch(/MP3|WAV|GSM|u-law/u);
  });

  it('list the systems by label', () => {
    const systems = labels.slice(5, -1);
    expect(systems).toEqual(systems.toSorted((a, b) => a.localeCompare(b, 'en')));
  });
});

describe('finding a phone system', () => {
  it('knows every offered value', () => {
    for (const system of phoneSystems) expect(findPhoneSystem(system.value)).toBe(system);
  });

  it('knows nothing else', () => {
    for (const value of ['', 'MP3', 'toString', serviceRules.mvoice.onlyPhoneSystem ?? ''])
      expect(findPhoneSystem(value)).toBeUndefined();
  });
});
