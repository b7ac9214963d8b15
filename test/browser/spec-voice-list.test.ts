import { expect } from 'chai';
import { openOwn, wordsOf } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, type } from './helpers/roles.ts';
import { cardOf, listed, voice } from './helpers/voices.ts';

/** More voices than a window has room for; every third one is calm. */
const many = Array.from({ length: 18 }, (_, index) =>
  voice(`v-${index}`, `Name${index}`, { tags: index % 3 === 0 ? ['Calm'] : ['Loud'], gender: 'male' }),
);

describe('a list of many voices', () => {
  it('keeps the card in the list whose tag is clicked, and says how many voices have it', async () => {
    const { root } = await openOwn({ replies: listed(many) });
    (await comes(root, 'button', 'Show all 18 voices')).click();
    await until(() => root.activeElement === allByRole(root, 'radio')[6]);
    const card = cardOf(root, /^Name12/u);
    byRole(card, 'button', 'Calm').click();
    const filter = await comes(root, 'button', 'Clear filters');
    expect(wordsOf(filter.parentElement)).to.include('6 voices under Male · Calm');
    expect(card.isConnected).to.equal(true);
  });
});

describe('the search for a voice', () => {
  const both = listed([
    voice('v-emma', 'Emma', { tags: ['Warm'] }),
    voice('v-grace', 'Grace', { tags: ['Warm'] }),
    voice('v-adam', 'Adam', { gender: 'male', tags: ['Warm'] }),
  ]);

  it('opens the other tab only if that one alone has a match, and says so', async () => {
    const { root } = await openOwn({ replies: both });
    await comes(root, 'radio', /^Adam/u);
    byRole(root, 'button', 'Filter voices').click();
    const search = await comes(root, 'searchbox', 'Search voices');
    type(search, 'nobody');
    await until(() => root.textContent?.includes('No voices match your filters.'));
    expect(byRole(root, 'tab', 'Male').ariaSelected).to.equal('true');
    type(search, 'Emma');
    await comes(root, 'radio', /^Emma/u);
    expect(byRole(root, 'tab', 'Female').ariaSelected).to.equal('true');
    await until(() => allByRole(root, 'status').some((one) => wordsOf(one) === '1 voice under Female'));
  });
});
