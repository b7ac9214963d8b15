// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk } from '../../../src/desk/desk.ts';
import { openDesk } from '../../../src/form/desk/desk.ts';
import { openDraftingAtom } from '../../../src/state/drafting/drafting.ts';
import { editDraftingFormAtom } from '../../../src/state/drafting/drafting-form.ts';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import { servicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { App } from '../../../src/app.tsx';
import { drawing, drawInto, textsOf, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore, services } from '../helpers/form-store.ts';
import { messages } from '../helpers/samples.ts';

const { store } = readyStore({ voices: [''] });
let form: DrawnForm;
beforeAll(async () => {
  form = await drawInto(<App store={store} />);
}, 60_000);
afterAll(() => form.takeAway());

const wordsOf = (element: Element | null | undefined): string => element?.textContent ?? '';
const find = (selector: string): readonly string[] => textsOf(form, selector);
/** The buttons' labels and descriptions. */
const added = (): readonly (readonly (string | null)[])[] =>
  [...form.place.querySelectorAll('[data-field^=add-]')].map((button) => [
    button.textContent,
    button.getAttribute('data-price'),
    button.getAttribute('aria-description'),
  ]);
const priced = ['Add message', '+CA$29', '+CA$29'];
const plain = ['Add message', null, null];
const charge = (): string | undefined => find('form div').find((text) => text.startsWith('From 1 to 10.'));

describe('before a voice is chosen', () => {
  it('each service shows its lowest price, and the button to add a message its price', () => {
    expect(find('[id^=price-] > strong')).toEqual(['from CA$129', 'from CA$129', 'from CA$129']);
    const tab = form.place.querySelector('[role=tab]');
    const described = tab?.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => wordsOf(form.place.querySelector(`#${id}`)))).toEqual([
      'Voice and music for callers on hold',
      'from CA$129 with 1 message of 50 words',
    ]);
    expect(added()).toEqual([priced]);
  });

  it('prices follow the currency', async () => {
    await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, currency: 'USD' })));
    expect(find('[id^=price-] > strong')[0]).toBe('from $99');
    await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, currency: 'CAD' })));
  });

  it('a message shows the price of an extra word', async () => {
    const area = (): HTMLTextAreaElement | null => form.place.querySelector('textarea');
    const hint = (): string =>
      wordsOf(form.place.querySelector(`[id="${area()?.getAttribute('aria-describedby') ?? ''}"]`));
    await typeInto(area() ?? undefined, 'one two');
    expect(hint()).toContain('48 included words left · then CA$0.35 per word');
    await typeInto(area() ?? undefined, 'word '.repeat(52));
    expect(hint()).toContain('2 extra words, CA$0.35 each');
  });
});

describe('included messages', () => {
  it('have no price on the button', async () => {
    const three = services.map((service) => ({ ...service, includedPrompts: 3 }));
    await drawing(() => store.set(servicesAtom, { status: 'ready', data: three }));
    await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, messages: messages(2) })));
    expect(added()).toEqual([plain, plain]);
    await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, messages: messages(3) })));
    expect(added()).toEqual([priced, priced, priced]);
    await drawing(() => store.set(servicesAtom, { status: 'ready', data: services }));
  });
});

describe('the AI dialog', () => {
  it.each([
    [1, '5', 'From 1 to 10. 4 more messages at CA$29 each.'],
    [1, '2', 'From 1 to 10. 1 more message at CA$29.'],
    [6, '5', 'From 1 to 10.'],
  ])('shows what drafts add to an order of %i messages: %s', async (count, promptCount, said) => {
    await drawing(() => {
      openDesk(desk);
      store.set(changeOrderAtom, (order) => ({ ...order, messages: messages(count) }));
      store.set(editDraftingFormAtom, { promptCount });
      store.set(openDraftingAtom);
    });
    expect(charge()?.trim()).toBe(said);
  });
});

describe('a shop without price lists', () => {
  it('has no prices on the form', async () => {
    const none = { fixed: null, extraPrompts: null, extraWords: null, proofReading: null, rushProduction: null };
    const silent = services.map((service) => ({ ...service, rates: { CAD: none, USD: none } }));
    await drawing(() => store.set(servicesAtom, { status: 'ready', data: silent }));
    expect(find('[id^=price-]')).toEqual(['', '', '']);
    expect(find('section section p').join(' ')).not.toMatch(/extra charge for more voices|included in the price/u);
    expect(added()).toContainEqual(plain);
    expect(charge()?.trim()).toBe('From 1 to 10.');
  });
});
