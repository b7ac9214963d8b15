import { expect, it } from 'vitest';
import { openSummary } from '../../../../src/state/checkout/open-summary.ts';
import { detailsOf, readyStore } from '../../helpers/form-store.ts';
import { message } from '../../helpers/samples.ts';

it('an order with issues does not open the summary, and reports them to the page in words', () => {
  const form = readyStore({ voices: [null], messages: [message(1, { content: '' })] });
  expect(openSummary(form)).toBe(false);
  const issues = [
    { code: 'voice-missing', message: 'Voice #1 hasn’t been chosen yet. Choose a voice under “Select your voice”.' },
    { code: 'message-empty', message: 'Message #1 has no text. Write it under “Add Voice Prompts”.' },
  ];
  expect(detailsOf(form, 'voice-order-issues')).toEqual([{ issues }]);
});
