import { describe, expect, it } from 'vitest';
import { aiStyles, emptyAiForm, industries, promptCounts } from '../../../src/domain/drafting.ts';
import { limits } from '../../../src/domain/limits.ts';
import { findPhoneSystem } from '../../../src/domain/phone-systems.ts';
import { issueCodes } from '../../../src/domain/order-rules.ts';
import { currencies } from '../../../src/domain/currency.ts';
import { serviceTypes } from '../../../src/domain/services.ts';
import { styleGuideValues } from '../../../src/domain/style-guide.ts';
import { attempts } from '../../../src/state/drafting/drafting.ts';
import { errorAreas } from '../../../src/state/host/host.ts';

describe('the choices of the specification', () => {
  it('of industries', () => {
    expect(industries.join(', ')).toBe(
      'Healthcare, Legal, Restaurant, Retail, Real Estate, Technology, Financial Services, Education, Automotive, ' +
        'Manufacturing, Construction, Professional Services, Non-profit, Government, Other',
    );
  });

  it('of voice styles', () => {
    expect(aiStyles.join(', ')).toBe('Professional, Friendly, Casual, Energetic, Calm, Authoritative, Warm');
  });

  it('of style guides', () => {
    expect(styleGuideValues.join(', ')).toBe(
      'professional-warm-welcoming, conversational-friendly-natural, corporate-authoritative-confident, ' +
        'energetic-upbeat-motivational, calm-soothing-reassuring, elegant-sophisticated-refined, ' +
        'casual-relaxed-down-to-earth, dynamic-powerful-commanding, gentle-caring-compassionate, ' +
        'modern-tech-savvy-innovative, custom',
    );
  });

  it('of services and currencies', () => {
    expect([...serviceTypes, ...currencies]).toEqual(['moh', 'voip', 'mvoice', 'CAD', 'USD']);
  });

  it('of phone systems hold mp3, and iphone-android for voicemail only', () => {
    expect(findPhoneSystem('mp3')?.value).toBe('mp3');
    expect(findPhoneSystem('iphone-android')).toBeUndefined();
  });

  it('of the number of AI prompts', () => {
    expect(promptCounts).toEqual({ min: 1, max: 10, standard: 5 });
    expect(emptyAiForm.promptCount).toBe('5');
    expect(attempts).toBe(4);
  });

  it('of the seconds of music', () => {
    expect(limits.musicSeconds).toEqual([5, 10, 15, 20, 25, 30]);
    expect(limits.defaultMusicSeconds).toBe(10);
  });
});

describe('the codes of the contract', () => {
  it('of issues', () => {
    expect(issueCodes.join(', ')).toBe(
      'voice-missing, voice-unavailable, message-empty, style-missing, message-minimum, message-limit, ' +
        'comments-length, phone-system-missing, acknowledgement-missing',
    );
  });

  it('of areas of errors', () => {
    expect(errorAreas.join(', ')).toBe(
      'load, branding, user, profile, calculate, discount, ai, order, payment, redirect, storage, render',
    );
  });
});
