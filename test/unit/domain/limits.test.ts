import { expect, it } from 'vitest';
import { limits } from '../../../src/domain/limits.ts';

it('limits are the numbers that the shop promises', () => {
  expect(limits).toMatchObject({
    maxMessages: 20,
    messagesNoticeAbove: 12,
    maxCommentLength: 1000,
    includedPrompts: 1,
    includedWordsPerPrompt: 50,
    musicSeconds: [5, 10, 15, 20, 25, 30],
    defaultMusicSeconds: 10,
  });
});
