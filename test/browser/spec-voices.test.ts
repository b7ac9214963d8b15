import { expect } from 'chai';
import { listed as inList, sentVoice } from '../helpers/shop-answers.mjs';
import { openOwn, wordsOf } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes } from './helpers/roles.ts';

const image = `${location.origin}/demo/pages/partner/icon.svg`;
const voice = (id: string, name: string, edit: object = {}): object =>
  sentVoice({ id, name, gender: 'female', image, preview: `/missing/${id}.mp3`, ...edit });

const listed = (list: readonly object[]) => ({ 'GET /voice': { body: inList(list) } });

function cardOf(root: ShadowRoot, name: RegExp): HTMLElement {
  const card = byRole(root, 'radio', name).parentElement;
  if (card === null) throw new Error('no card');
  return card;
}

/** More voices than a window has room for; every third one is calm. */
const many = Array.from({ length: 18 }, (_, index) =>
  voice(`v-${index}`, `Name${index}`, { tags: index % 3 === 0 ? ['Calm', 'Young'] : ['Loud'], gender: 'male' }),
);

it('a voice is a radio with its name and languages, which a press between its tags chooses', async () => {
  const { root } = await openOwn({
    replies: listed([voice('v-emma', 'Emma', { gender: 'male', tags: ['Warm', 'Young'], language: ['en', 'fr-ca'] })]),
  });
  const card = cardOf(root, /^Emma/u);
  expect(byRole(root, 'radio', /^Emma/u).computedName).to.equal('Emma English, Français canadien');
  expect(card.querySelector('img')?.src).to.equal(image);
  const tags = ['Warm', 'Young'].map((tag) => byRole(card, 'button', tag).getBoundingClientRect());
  for (const { height } of tags) expect(height).to.be.at.least(24);
  card.scrollIntoView();
  const gap = byRole(card, 'button', 'Warm').getBoundingClientRect();
  const hit = root.elementFromPoint(gap.right + 2, gap.top + 12);
  expect(hit?.closest('label')).to.equal(card.querySelector('label'));
});

it('a long list of voices is cut short again by a button that keeps its place and the focus', async () => {
  const { root } = await openOwn({ replies: listed(many) });
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
  const { root } = await openOwn({ replies: listed(many) });
  (await comes(root, 'button', 'Show all 18 voices')).click();
  await until(() => root.activeElement === allByRole(root, 'radio')[6]);
  const card = cardOf(root, /^Name12/u);
  byRole(card, 'button', 'Calm').click();
  const clear = await comes(root, 'button', 'Clear filters');
  expect(wordsOf(clear.parentElement)).to.include('6 voices under Male · Calm');
  expect(card.isConnected).to.equal(true);
  clear.click();
  await until(() => wordsOf(root.activeElement) === '18 voices');
});
