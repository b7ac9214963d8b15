import { array, assert, boolean, constantFrom, integer, property, record, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeBack } from '../../../src/domain/order/take-back.ts';
import { message, messages } from '../helpers/samples.ts';

const texts = (list: readonly { readonly content: string }[]) => list.map(({ content }) => content);
const draft = (id: number, edit = {}) => message(id, { content: `Draft ${id}`, ...edit });
const drafts = (count: number) => Array.from({ length: count }, (_, index) => draft(index + 1));

describe('undoing a change', () => {
  it('keeps a message that was edited since, beside the restored one', () => {
    const now = [draft(1, { content: 'Edited' }), draft(2)];
    const result = takeBack(now, { before: messages(2), after: drafts(2) });
    expect(result.map(({ id, content }) => [id, content])).toEqual([
      [3, 'Message number 1'],
      [1, 'Edited'],
      [2, 'Message number 2'],
    ]);
  });

  it('keeps a style that was chosen since', () => {
    const now = [draft(1, { guide: 'custom', customStyle: 'Slowly' })];
    expect(takeBack(now, { before: messages(1), after: drafts(1) })).toEqual([
      message(1, { guide: 'custom', customStyle: 'Slowly' }),
    ]);
  });

  it('does not restore an empty message', () => {
    const before = [message(1, { content: '' })];
    const now = [draft(1, { content: 'Edited' }), draft(2)];
    expect(texts(takeBack(now, { before, after: drafts(2) }))).toEqual(['Edited']);
    expect(takeBack(drafts(2), { before, after: drafts(2) })).toEqual(before);
  });

  it('loses no text, and can itself be undone', () => {
    const ids = uniqueArray(integer({ min: 1, max: 6 }));
    const list = ids.chain((all) =>
      tuple(...all.map((id) => constantFrom('a', 'b', 'c').map((text) => ({ id, text })))),
    );
    const made = (name: string) =>
      list.map((all) => all.map(({ id, text }) => message(id, { content: `${name} ${text}` })));
    const all = record({ before: made('old'), after: made('made'), since: made('since') });
    assert(
      property(all, array(boolean(), { maxLength: 6 }), ({ before, after, since }, isLeft) => {
        const left = after.filter((_, index) => isLeft[index]);
        const now = [...left, ...since.filter(({ id }) => left.every((one) => one.id !== id))];
        const result = takeBack(now, { before, after });
        const kept = texts(now.filter((one) => !left.includes(one)));
        expect(texts(result)).toEqual(expect.arrayContaining([...texts(before), ...kept]));
        expect(new Set(result.map(({ id }) => id)).size).toBe(result.length);
        const again = takeBack(result, { before: now, after: result });
        expect(texts(again).toSorted()).toEqual(texts(now).toSorted());
      }),
    );
  });
});
