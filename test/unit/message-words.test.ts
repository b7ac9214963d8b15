import { afterAll, describe, expect, it, vi } from 'vitest';
import { messageWords, orderWords } from '../../src/domain/scripts/message-words.ts';
import { editMessage } from '../../src/domain/order/messages.ts';
import * as words from '../../src/domain/scripts/count-words.ts';
import { message, messages, orderOf } from './helpers/samples.ts';

// Files of a worker share what they have read: this one reads it anew, and leaves none of it to the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../src/domain/scripts/count-words.ts');
  vi.resetModules();
});
vi.mock(import('../../src/domain/scripts/count-words.ts'), { spy: true });

const text = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

describe('the words of an order', () => {
  it.each([
    [50, { words: 63, wordsExtra: 10 }],
    [2, { words: 63, wordsExtra: 59 }],
    [0, { words: 63, wordsExtra: 63 }],
  ])('with %i included in each message are summed up as %j', (includedWords, expected) => {
    const order = orderOf({ messages: [message(1, { content: text(60) }), ...messages(2).slice(1)] });
    expect(orderWords(order, includedWords)).toEqual(expected);
  });

  it('are none without messages', () => {
    expect(orderWords({ messages: [] }, 50)).toEqual({ words: 0, wordsExtra: 0 });
  });
});

describe('the words of a message', () => {
  it('are counted once, whatever they are asked for', () => {
    const one = message(1, { content: text(60) });
    vi.mocked(words.countWords).mockClear();
    expect(messageWords(one, 50)).toEqual({ words: 60, wordsExtra: 10 });
    expect(messageWords(one, 20)).toEqual({ words: 60, wordsExtra: 40 });
    expect(orderWords({ messages: [one] }, 50)).toEqual({ words: 60, wordsExtra: 10 });
    expect(words.countWords).toHaveBeenCalledOnce();
  });

  it('that has none are counted once too', () => {
    const one = message(1, { content: '' });
    vi.mocked(words.countWords).mockClear();
    expect([messageWords(one, 50), messageWords(one, 50)]).toMatchObject([{ words: 0 }, { words: 0 }]);
    expect(words.countWords).toHaveBeenCalledOnce();
  });

  it('are counted anew for the message that was edited alone', () => {
    const order = orderOf({ messages: messages(20) });
    orderWords(order, 50);
    vi.mocked(words.countWords).mockClear();
    expect(orderWords(editMessage(order, 7, { content: text(4) }), 50)).toEqual({ words: 61, wordsExtra: 0 });
    expect(vi.mocked(words.countWords).mock.calls).toEqual([[text(4)]]);
  });
});
