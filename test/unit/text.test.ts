import { describe, expect, it } from 'vitest';
import { issueCodes } from '../../src/domain/order-rules.ts';
import { serviceTypes } from '../../src/domain/services.ts';
import { parseStyleGuide, styleGuideValues } from '../../src/domain/style-guide.ts';
import { issueText } from '../../src/form/notice-text.ts';
import { en } from '../../src/text/en.ts';

describe('the texts', () => {
  it('name every style guide, in its order', () => {
    expect(Object.keys(en.styleGuides)).toEqual(styleGuideValues);
  });

  it('describe every guide but the buyer’s own', () => {
    for (const value of styleGuideValues) {
      expect(en.styleGuides[value].label).not.toBe('');
      expect(en.styleGuides[value].text === '').toBe(value === 'custom');
    }
    expect(en.styleGuides.custom.label).toBe('Write my own guide');
  });

  it.each([
    ['custom', 'custom'],
    ['calm-soothing-reassuring', 'calm-soothing-reassuring'],
    ['Calm', 'professional-warm-welcoming'],
    ['', 'professional-warm-welcoming'],
  ])('of the guide %j are those of %s', (value, guide) => {
    expect(parseStyleGuide(value)).toBe(guide);
  });

  it.each(serviceTypes)('have templates and questions for %s', (type) => {
    expect(Object.keys(en.templates[type]).length).toBeGreaterThan(0);
    expect(en.faq.items[type].length).toBeGreaterThan(0);
  });

  it.each(issueCodes)('say what to do about %s', (code) => {
    const said = issueText(en, { code, index: 3, count: 0 });
    expect(said).toMatch(/\.$/u);
    expect(said).not.toContain('undefined');
  });

  it.each([
    [{ code: 'message-empty', index: 0, count: 0 }, 'Message #1'],
    [{ code: 'voice-missing', index: 2, count: 0 }, 'Voice #3'],
    [{ code: 'message-minimum', index: 0, count: 4 }, '4 messages'],
    [{ code: 'comments-length', index: 0, count: 1000 }, '1000 characters'],
  ] as const)('of the issue %j name "%s"', (issue, part) => {
    expect(issueText(en, issue)).toContain(part);
  });

  it.each([
    [en.issues.heading(3), 'Please complete the order form to proceed. Found 3 issues:'],
    [en.messages.minimum(2), 'Selected 2 voices or tracks: Minimum message count 2'],
    [en.notices.onePromptOnly, 'Mobile Voicemail is one prompt only.'],
    [
      en.notices.messageLimit(13, 20),
      'You have already added 13/20 prompts. To order more than 20 prompts, please contact us.',
    ],
    [en.notices.discountInvalid, 'Invalid discount code'],
    [en.notices.discountApplied, 'Discount applied successfully!'],
    [en.notices.calculationFailed, 'Failed to calculate order total. Please try again later.'],
    [en.notices.orderFailed, 'An error occurred while processing your order. Please try again.'],
    [en.notices.orderCreated, 'Order created successfully! Redirecting to payment...'],
    [en.notices.noCheckoutSession, 'Could not create Stripe checkout session'],
    [en.notices.checkoutFailed, 'Could not create Stripe checkout session.'],
    [en.guest.addressRefused, 'Unable to validate address. Please check your country and state.'],
    [en.music.none, 'No soundtracks found for this category.'],
    [en.options.rushUnavailable, 'Selected voice does not offer rush production.'],
    [en.review.noPrompts, "You haven't added any prompts yet."],
    [en.review.pay('$5.00'), 'Proceed to Payment - $5.00'],
    [en.review.processing, 'Processing order...'],
  ])('say to the letter: %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
