import { describe, expect, it } from 'vitest';
import { voicesAtom } from '../../../../src/state/catalogue/catalogue.ts';
import { editMessageAtom } from '../../../../src/state/order/messages.ts';
import { loopAtom, messageSecondsAtom } from '../../../../src/state/script/spoken-length.ts';
import { edit, readyStore } from '../../helpers/form-store.ts';
import { message, voiceOf } from '../../helpers/samples.ts';

describe('the spoken length', () => {
  it('of a message is at least one second, in the language of the voice', () => {
    const { store } = readyStore({ messages: [message(1, { content: 'Acme' }), message(2, { content: ' ' })] });
    const seconds = (id: number): number => store.get(messageSecondsAtom(id));
    expect([seconds(1), seconds(2), seconds(9)]).toEqual([1, 0, 0]);
    store.set(editMessageAtom, { id: 1, edit: { content: '97 '.repeat(20) } });
    const inEnglish = seconds(1);
    store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { language: ['fr'] })] });
    expect(seconds(1)).toBeGreaterThan(inEnglish);
  });

  it('uses the page’s language if the voice speaks it, otherwise the voice’s first', () => {
    const { store } = readyStore({ messages: [message(1, { content: '97 '.repeat(20) })] });
    const secondsWith = (...language: readonly string[]): number => {
      store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { language })] });
      return store.get(messageSecondsAtom(1));
    };
    expect(secondsWith('fr', 'en')).toBe(secondsWith('en'));
    expect(secondsWith('fr', 'es')).toBe(secondsWith('fr'));
  });

  it('of the loop includes the music between messages', () => {
    const { store } = readyStore({ messages: [message(1), message(2), message(3, { content: '' })] });
    const plain = store.get(loopAtom);
    expect(plain.parts.map(({ kind }) => kind)).toEqual(['message', 'message']);
    edit({ store }, { tracks: ['t1'], musicSeconds: 20 });
    expect(store.get(loopAtom).seconds).toBe(plain.seconds + 40);
  });
});
