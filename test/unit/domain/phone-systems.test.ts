import { describe, expect, it } from 'vitest';
import { findPhoneSystem, phoneSystems } from '../../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../../src/domain/order/services.ts';

const values = phoneSystems.map(({ value }) => value);

describe('phone systems', () => {
  it('keep the values that saved orders contain', () => {
    expect(values.join(' ')).toBe(
      'mp3 wav-44-16 wav-8-16 wav-ulaw wav-alaw 3cx 8x8 allworx amazon-connect asterisk auerswald-commander-compact ' +
        'auerswald-comtrexx avaya-ip-office bandwidth bicom-pbxware broadsoft cisco-cucm cisco-uccx ' +
        'cisco-unity-connection cisco-unity-express cisco-webex-calling dialpad didww epygi-qx freepbx genesys-cloud ' +
        'google-ccai-platform grandstream-ucm huawei microsoft-teams mitel-mivoice-business-3300 mitel-mivoice-connect-shoretel ' +
        'nec netsapiens nextiva ooma-office panasonic-kx-ns portsip ringcentral sonus-sbc-swe-lite talkdesk twilio vonage wazo yeastar-p-series ' +
        'zendesk-talk zoom-phone other',
    );
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
