import { expect } from 'chai';
import { openOwn, wordsOf, type OwnForm } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, press, type } from './helpers/roles.ts';
import { cardOf, listIn, listed, voice } from './helpers/voices.ts';

const away = { plannedAbsence: { start: '2000-01-01T12:00:00Z', end: '2999-12-30T12:00:00Z' } };

const voices = [
  voice('v-emma', 'Emma', { tags: ['Warm', 'Young'], language: ['en', 'fr-ca'] }),
  voice('v-grace', 'Grace', { tags: ['Warm'], rushOrderUnavailable: true }),
  voice('v-gone', 'Hannah', { isActive: false }),
  voice('v-later', 'Later', { plannedAbsence: { start: '2999-01-01', end: '2999-12-31' } }),
];

async function openFemale(attributes: Readonly<Record<string, string>> = {}): Promise<OwnForm> {
  const page = await openOwn({ attributes, replies: listed(voices) });
  press(byRole(page.root, 'tab', 'Female'));
  await until(() => allByRole(page.root, 'radio', /^Emma/u).length === 1);
  return page;
}

/** The words of the tooltip of a tag. */
const tipOf = (tag: HTMLElement): string =>
  wordsOf(tag.parentElement?.querySelector(`#${CSS.escape(tag.getAttribute('aria-describedby') ?? '')}`));

describe('a voice', () => {
  it('is a radio with its name, upper-cased languages, image, preview and tags, between which a press chooses it', async () => {
    const { root } = await openFemale();
    const card = cardOf(root, /^Emma/u);
    expect(byRole(root, 'radio', /^Emma/u).computedName).to.equal('Emma English, Français canadien');
    expect(card.querySelector('img')?.src).to.equal(`${location.origin}/demo/pages/partner/icon.svg`);
    expect(byRole(card, 'button', 'Play Emma').matches(':enabled')).to.equal(true);

    const tags = ['Warm', 'Young'].map((tag) => byRole(card, 'button', tag).getBoundingClientRect());
    for (const { height } of tags) expect(height).to.be.at.least(24);
    card.scrollIntoView();
    const gap = byRole(card, 'button', 'Warm').getBoundingClientRect();
    const hit = root.elementFromPoint(gap.right + 2, gap.top + 12);
    expect(hit?.closest('label')).to.equal(card.querySelector('label'));

    const noRush = byRole(cardOf(root, /^Grace/u), 'button', 'No Rush');
    expect(tipOf(noRush)).to.equal('Rush production not available');
    expect(allByRole(cardOf(root, /^Emma/u), 'button', 'No Rush')).to.deep.equal([]);
  });

  it('is filtered by its tags and by a search, which one button above the list clears, with the focus on the count', async () => {
    const { root } = await openFemale();
    const tag = byRole(cardOf(root, /^Emma/u), 'button', 'Young');
    tag.click();
    await until(() => allByRole(listIn(root), 'radio').length === 1);
    byRole(cardOf(root, /^Emma/u), 'button', 'Young').click();
    await until(() => allByRole(listIn(root), 'radio').length === 3);
    expect(byRole(cardOf(root, /^Emma/u), 'button', 'Young').ariaPressed).to.equal('false');

    byRole(root, 'button', 'Filter voices').click();
    type(await comes(root, 'searchbox', 'Search voices'), 'nobody');
    const clear = await comes(root, 'button', 'Clear filters');
    expect(allByRole(root, 'button', 'Clear filters')).to.have.lengthOf(1);
    const list = listIn(root);
    expect(clear.compareDocumentPosition(list)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING);
    clear.click();
    await until(() => wordsOf(root.activeElement) === '3 voices');
    expect(allByRole(root, 'button', 'Clear filters')).to.deep.equal([]);
  });

  it('that was chosen and is away now keeps its slot, has the Away tag and is an issue', async () => {
    const page = await openFemale();
    byRole(page.root, 'radio', /^Emma/u).click();
    type(byRole(page.root, 'textbox', 'Message text'), 'Thank you.');
    await until(() => page.root.textContent?.includes('Voice #1: Emma'));
    page.form().remove();
    localStorage.removeItem(`voice-order-form:cache:voice:${location.origin}/api`);
    const { root } = await openOwn({ replies: listed([voice('v-emma', 'Emma', away), voice('v-grace', 'Grace')]) });
    await comes(root, 'button', 'Voice #1: Emma');
    const tag = await comes(root, 'button', 'Away');
    expect(tipOf(tag)).to.equal('Away until Dec 30, 2999');
    byRole(root, 'button', 'Order Summary').click();
    const list = await comes(root, 'group', /^Please complete the order form/u);
    expect(wordsOf(list)).to.include('Voice #1 isn’t available right now.');
    byRole(root, 'radio', /^Grace/u).click();
    await until(() => allByRole(root, 'button', 'Away').length === 0);
    await until(() => allByRole(root, 'group', /^Please complete the order form/u).length === 0);
  });
});

describe('voice slots', () => {
  it('have one voice each, the last that was chosen, and share none: one in another slot can’t be selected', async () => {
    const { root, form } = await openFemale();
    byRole(root, 'radio', /^Grace/u).click();
    await comes(root, 'button', 'Voice #1: Grace');
    // Choosing again replaces the voice of the slot.
    byRole(root, 'radio', /^Emma/u).click();
    await comes(root, 'button', 'Voice #1: Emma');
    expect(form().order.selectedVoices).to.deep.equal(['v-emma']);
    (await comes(root, 'button', 'Add another voice')).click();
    await until(() => byRole(root, 'radio', /^Emma/u).matches(':disabled'));
    byRole(root, 'radio', /^Grace/u).click();
    (await comes(root, 'button', 'Voice #1: Emma')).click();
    await until(() => byRole(root, 'radio', /^Emma/u).matches(':enabled'));
    byRole(root, 'radio', /^Later/u).click();
    await comes(root, 'button', 'Voice #1: Later');
    expect(form().order.selectedVoices).to.deep.equal(['v-later', 'v-grace']);
  });
});
