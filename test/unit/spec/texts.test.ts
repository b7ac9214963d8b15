import { describe, expect, it } from 'vitest';
import { noticeText } from '../../../src/form/notice-text.ts';
import { en } from '../../../src/text/en.ts';

const retry = { seconds: 3, attempt: 3, attempts: 4 } as const;

const quoted: readonly (readonly [string, string])[] = [
  [en.voices.heading, 'Select your voice'],
  [en.voices.genders.male, 'Male'],
  [en.voices.genders.female, 'Female'],
  [en.voices.away, 'Away'],
  [en.voices.awayUntil('5 May'), 'Away until 5 May'],
  [en.voices.noRush, 'No Rush'],
  [en.voices.noRushOrders, 'No Rush Orders'],
  [en.voices.noRushTip, 'Rush production not available'],
  [en.messages.heading, 'Add Voice Prompts'],
  [en.messages.regenerate, 'Regenerate'],
  [en.styleGuides.custom.label, 'Write my own guide'],
  [en.styleGuides.custom.text, ''],
  [en.ai.open, 'Generate AI Prompts'],
  [en.ai.generate, 'Generate Prompts'],
  [en.music.heading, 'Select Your Background Music'],
  [en.options.heading, 'Options'],
  [en.options.phoneSystem, 'Your Phone System or File Format'],
  [en.options.additional, 'Additional Options'],
  [en.options.proofReading, 'Proof Reading'],
  [en.options.rush, 'Rush Production Fee, 2 Business Days Guarantee'],
  [en.comments.heading, 'Comments'],
  [en.discount.label, 'Discount code'],
  [en.discount.apply, 'Apply'],
  [en.discount.saving('$5.00'), 'You are saving $5.00'],
  [en.totals.proceed, 'Proceed to payment (Order Summary)'],
  [en.summaryButton, 'Order Summary'],
  [en.review.login, 'Login to Account'],
  [en.review.guest, 'Continue as Guest'],
  [en.review.payLoggedIn, 'Proceed to payment'],
  [en.review.rowRush, 'Rush production (2 Business Days Guarantee)'],
  [en.guest.information, 'Guest Information'],
  [en.guest.billing, 'Billing Address'],
  [en.guest.billingHint, 'Required for tax calculation'],
  [en.guest.terms, 'I agree to the Terms & Conditions'],
  [en.guest.stateUnknown, 'State/Province is required for tax calculation in this country.'],
  [en.login.text, 'You can login to your account, register for faster checkout, or continue as a guest.'],
  [en.profile.remind, 'Before you can place a new order, please complete your profile:'],
  [en.profile.update, 'Update profile'],
  [en.profile.chooseCountry, 'Select billing country'],
  [en.profile.save, 'Save changes'],
  [en.profile.houseNumber, 'No.'],
  [en.services.switchTitle, 'Switch Service Type'],
  [en.continue, 'Continue'],
  [noticeText(en, { key: 'profileSaved' }), 'Saved changes.'],
  [noticeText(en, { key: 'profileFailed' }), 'Could not save changes. Please try again.'],
  [noticeText(en, { key: 'aiRateLimited' }), 'Rate limit exceeded after multiple attempts. Please try again later.'],
  [noticeText(en, { key: 'aiBadInput' }), 'Please check your input and try again.'],
  [noticeText(en, { key: 'aiFailed' }), 'Failed to generate prompts after multiple attempts. Please try again.'],
  [noticeText(en, { key: 'aiRetryLimited', ...retry }), 'Rate limit exceeded. Retrying in 3s... (3/4)'],
  [noticeText(en, { key: 'aiRetry', ...retry }), 'Failed to generate prompts. Retrying in 3s... (3/4)'],
  [noticeText(en, { key: 'aiCancelled' }), 'AI prompt generation cancelled.'],
  [noticeText(en, { key: 'aiGenerated', count: 5 }), 'Successfully generated 5 AI prompts!'],
  [noticeText(en, { key: 'aiRegenerated' }), 'Prompt regenerated successfully!'],
  [noticeText(en, { key: 'aiRegenerateLimited' }), 'Rate limit exceeded. Please try again later.'],
  [noticeText(en, { key: 'aiRegenerateFailed' }), 'Failed to regenerate prompt. Please try again.'],
];

describe('what the specification quotes', () => {
  it.each(quoted)('is said to the letter: %s', (said, expected) => {
    expect(said).toBe(expected);
  });
});
