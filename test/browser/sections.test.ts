import { expect } from 'chai';
import { listed as inList, sentVoice } from '../helpers/shop-answers.mjs';
import { fillOrder, openSummary } from './helpers/buyer.ts';
import { openLoggedIn, openOwn, wordsOf } from './helpers/own-shop.ts';
import { openForm, ready, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type, unfold } from './helpers/roles.ts';

const withSettings = (body: object, attributes = '') =>
  openOwn({ attributes, replies: { 'GET /site-settings': { body } } });

/** The banner's heading, and the banner's own colour, which is all the style that it has of its own. */
async function bannerOf(edit: object) {
  const { root } = await withSettings({
    banner: {
      heading: 'Holiday hours',
      subHeading: 'Until 2 January',
      text: 'We record until noon.',
      active: true,
      ...edit,
    },
  });
  const heading = await until(() => [...root.querySelectorAll('h2')].find((one) => wordsOf(one) === 'Holiday hours'));
  const style = heading.parentElement?.style;
  return { words: wordsOf(heading.parentElement), tint: style?.getPropertyValue(style.item(0)) };
}

it('the banner shows heading, sub heading and text, tinted in its colour', async () => {
  expect(await bannerOf({ color: 'rgb(200, 0, 0)' })).to.deep.equal({
    words: 'Holiday hoursUntil 2 JanuaryWe record until noon.',
    tint: 'rgb(200, 0, 0)',
  });
});

it('the banner ignores an invalid colour', async () => {
  expect(await bannerOf({ color: 'red;background:url(https://x.example)' })).to.have.property('tint', '');
});

const marked = 'Test mode: nobody is charged';
const missing = 'This shop has no test mode';

/** The summary of a form in test mode, at a shop that offers it or not. */
async function openTest(test: boolean) {
  const page = await withSettings({ test }, 'test');
  await fillOrder(page.root);
  await openSummary(page.root);
  return page;
}

// test/unit/state/checkout/place-order.test.ts tests the orders that are sent.
it('test mode is marked on the form and in the summary, and ends with its attribute', async () => {
  const { root, form } = await openTest(true);
  expect(root.textContent.split(marked)).to.have.length(3);
  form().setAttribute('test', 'false');
  await until(() => !root.textContent.includes(marked));
});

it('test mode is reported as missing on the form and in the summary of a shop without it', async () => {
  const { root } = await openTest(false);
  expect(root.textContent.split(missing)).to.have.length(3);
  expect(root.textContent).to.not.include(marked);
});

const image = `${location.origin}/demo/pages/partner/icon.svg`;

/** A form whose shop has these voices, and the card of one of them. */
async function openVoices(voices: readonly object[]) {
  const list = voices.map((voice, index) => sentVoice({ id: `v-${index}`, image, preview: '/missing.mp3', ...voice }));
  const { root } = await openOwn({ replies: { 'GET /voice': { body: inList(list) } } });
  const cardOf = (name: RegExp): HTMLElement => {
    const card = byRole(root, 'radio', name).parentElement;
    if (card === null) throw new Error('no card');
    return card;
  };
  return { root, cardOf };
}

it('a voice is a radio with its name and languages, which a press between its tags chooses', async () => {
  const { root, cardOf } = await openVoices([{ name: 'Emma', tags: ['Warm', 'Young'], language: ['en', 'fr-ca'] }]);
  const card = cardOf(/^Emma/u);
  expect(byRole(root, 'radio', /^Emma/u).computedName).to.equal('Emma English, Français canadien');
  expect(card.querySelector('img')?.src).to.equal(image);
  const tags = ['Warm', 'Young'].map((tag) => byRole(card, 'button', tag).getBoundingClientRect());
  for (const { height } of tags) expect(height).to.be.at.least(24);
  card.scrollIntoView();
  const gap = byRole(card, 'button', 'Warm').getBoundingClientRect();
  const hit = root.elementFromPoint(gap.right + 2, gap.top + 12);
  expect(hit?.closest('label')).to.equal(card.querySelector('label'));
});

/** More voices than a window has room for; every third one is calm. */
const many = Array.from({ length: 18 }, (_, index) => ({
  name: `Name${index}`,
  tags: index % 3 === 0 ? ['Calm', 'Young'] : ['Loud'],
}));

it('a long list of voices is cut short again by a button that keeps its place and the focus', async () => {
  const { root } = await openVoices(many);
  (await comes(root, 'button', 'Show all 18 voices')).click();
  const fewer = await comes(root, 'button', 'Show fewer');
  expect(allByRole(root, 'radio')).to.have.lengthOf(18);
  fewer.focus();
  const { top } = fewer.getBoundingClientRect();
  fewer.click();
  await until(() => allByRole(root, 'radio').length === 6);
  await until(() => Math.abs(fewer.getBoundingClientRect().top - top) < 2);
  expect([root.activeElement === fewer, wordsOf(fewer)]).to.deep.equal([true, 'Show all 18 voices']);
});

it('a voice stays in a long list whose filter is one of its tags, and the focus goes to the count of voices', async () => {
  const { root, cardOf } = await openVoices(many);
  (await comes(root, 'button', 'Show all 18 voices')).click();
  await until(() => root.activeElement === allByRole(root, 'radio')[6]);
  const card = cardOf(/^Name12/u);
  byRole(card, 'button', 'Calm').click();
  const clear = await comes(root, 'button', 'Clear filters');
  expect(wordsOf(clear.parentElement)).to.include('6 voices under Male · Calm');
  expect(card.isConnected).to.equal(true);
  clear.click();
  await until(() => wordsOf(root.activeElement) === '18 voices');
});

/** The first message of a form, ready for a built-in script. */
async function firstMessage(root: ShadowRoot) {
  const card = byRole(root, 'group', 'Message #1');
  await unfold(card, 'Delivery');
  const scripts = byRole(card, 'combobox', 'Script example');
  // The focus loads the scripts with the desk's file, if necessary.
  scripts.focus();
  return {
    card,
    scripts,
    text: () => String(Reflect.get(byRole(card, 'textbox', 'Message text'), 'value')),
    /** Picks a built-in script by its number, once they are here. */
    pickScript: async (number: number) =>
      pick(scripts, (await until(() => scripts.querySelectorAll('option')[number])).value),
  };
}

it('a message card is filled from a script, with a placeholder for an unknown company, and restores the text it replaced', async () => {
  const { root } = await openForm();
  const { card, text, pickScript } = await firstMessage(root);
  await pickScript(1);
  await until(() => text().length > 50);
  expect(text()).to.include('[Company name]');

  type(byRole(card, 'textbox', 'Message text'), 'My own words.');
  await pickScript(2);
  (await comes(card, 'button', 'Undo')).click();
  await until(() => text() === 'My own words.');
  expect(allByRole(card, 'button', 'Undo')).to.deep.equal([]);
});

it('a message card names the company of the user in a script', async () => {
  const { root, asked } = await openLoggedIn();
  await until(() => asked('GET /user/u1').length === 1);
  const { scripts, text, pickScript } = await firstMessage(root);
  await until(() => wordsOf(scripts).includes('Maple Dental'));
  await pickScript(1);
  await until(() => text().includes('Maple Dental'));
  expect(text()).to.not.include('[Company name]');
});

it('the issue of a missing style leads into the Delivery of a restored message, which was never open', async () => {
  const { root, form, document: page } = await openForm();
  const { card } = await firstMessage(root);
  type(byRole(card, 'textbox', 'Message text'), 'Thank you for calling.');
  pick(byRole(card, 'combobox', 'Voice style / pronunciation guide'), 'custom');
  await until(() => localStorage.getItem('voice-order-form:order:-')?.includes('"custom"'));
  form().remove();
  page.body.append(page.createElement('voice-order-form'));
  const again = await ready(form());
  byRole(again, 'button', 'Order Summary').click();
  (await comes(again, 'button', /^Message #1 has no voice style/u)).click();
  await until(() => again.activeElement?.getAttribute('data-field') === 'style-0');
  expect(again.activeElement?.computedName).to.equal('Custom style');
});

it('the script desk leaves a message where it is while its first words are typed, on a phone, too', async () => {
  const { root } = await openForm('service="voip"', { width: 390 });
  const field = byRole(root, 'textbox', 'Message text');
  field.focus();
  await comes(root, 'button', 'Import scripts');
  const before = field.getBoundingClientRect().top;
  type(field, 'Hello');
  await comes(root, 'button', 'Copy all scripts');
  expect(field.getBoundingClientRect().top).to.equal(before);
});
