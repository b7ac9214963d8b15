import { describe, expect, it } from 'vitest';
import { calculationBody } from '../../../src/domain/checkout/order-body.ts';
import { chooseVoice, removeSlotAt } from '../../../src/domain/order/slots.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { withoutNote } from '../../../src/domain/scripts/pronunciation.ts';
import { readersOf, withoutReader } from '../../../src/domain/order/reader.ts';
import { message, onHold, orderOf } from '../helpers/samples.ts';

const names: Readonly<Record<string, string>> = { e: 'Emma', j: 'James', g: 'Grace' };
const context = {
  service: onHold,
  referral: null,
  guideText: (guide: string) => guide,
  voiceName: (id: string) => names[id],
};

/** An order of two voices with a message for each entry: the voice that was chosen for it. */
const shared = (chosen: readonly (string | null)[], edit: Partial<Order> = {}): Order =>
  orderOf({ voices: ['e', 'j'], messages: chosen.map((voice, index) => message(index + 1, { voice })), ...edit });

const styles = (order: Order): readonly string[] => calculationBody(order, context).items.map(({ style }) => style);

describe('the readers of an order', () => {
  it.each<[string, Order, readonly string[]]>([
    ['the voices take turns', shared([null, null, null]), ['e', 'j', 'e']],
    ['a chosen voice reads its message', shared(['j', null, 'e']), ['j', 'j', 'e']],
    ['a voice that the order lacks reads nothing', shared(['g', null]), ['e', 'j']],
    ['one voice needs no choice', shared([null, null], { voices: ['e', null] }), []],
    ['a service with one voice has none', shared([null, null], { serviceType: 'voip' }), []],
  ])('%s', (_what, order, readers) => {
    expect(readersOf(order)).toEqual(readers);
  });

  it('include a voice that replaces another one', () => {
    expect(readersOf(chooseVoice(shared(['j', 'j']), 1, 'g'))).toEqual(['g', 'g']);
  });

  it('stay after another voice is removed', () => {
    const order = shared([null, 'g', 'g'], { voices: ['e', 'j', 'g'] });
    expect(readersOf(removeSlotAt(order, 'voices', 1))).toEqual(['e', 'g', 'g']);
    expect(readersOf(removeSlotAt(order, 'voices', 2))).toEqual(['e', 'j', 'e']);
  });
});

describe('the note for the studio', () => {
  it('names every reader once the buyer has chosen one, and no voice if the voices take turns', () => {
    const style = 'professional-warm-welcoming';
    const [james, emma] = [`${style} Voice: James.`, `${style} Voice: Emma.`];
    expect(styles(shared(['j', null, 'e']))).toEqual([james, james, emma]);
    expect(styles(shared([null, null]))).toEqual([style, style]);
  });

  it('can be separated again, even with pronunciations', () => {
    const style = { guide: 'custom', customStyle: 'Like rain. Voice: soft.' } as const;
    const order = shared([], {
      messages: [message(1, { ...style, content: 'Ask for Nguyen.', voice: 'j' })],
      pronunciations: [{ word: 'Nguyen', sound: 'win' }],
    });
    const [sent = ''] = styles(order);
    expect(sent).toBe('Like rain. Voice: soft. Voice: James. Pronunciation: Nguyen: win.');
    const noted = withoutNote(sent);
    expect(noted.pronunciations).toEqual(order.pronunciations);
    expect(withoutReader(noted.style, ['Emma', 'James'])).toEqual({ style: style.customStyle, name: 'James' });
    expect(withoutReader(style.customStyle, ['Emma', 'James'])).toEqual({ style: style.customStyle, name: null });
  });
});
