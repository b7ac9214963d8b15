import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { fillGuest, fillOrder, openSummary, stay } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type } from './helpers/roles.ts';
import { listen } from './helpers/told.ts';

/** Whether a text is shown to the buyer, and not translated yet. */
const isOpen = (text: Node): boolean =>
  text.textContent?.trim() !== '' && text.parentElement?.closest('font, style, script, textarea') === null;

function textsIn(place: Node): readonly Node[] {
  if (place.nodeType === Node.TEXT_NODE) return [place];
  const walker = (place.ownerDocument ?? document).createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  return texts;
}

/** Replaces texts by elements, as the translation of Chrome does. */
function replaceTexts(place: Node): void {
  for (const text of textsIn(place).filter(isOpen)) {
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    font.firstElementChild?.append(text.textContent ?? '');
    text.parentNode?.replaceChild(font, text);
  }
}

/** Translates a form for as long as the page is open: every text is replaced by elements with the same text. */
function translate(root: ShadowRoot): void {
  replaceTexts(root);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      for (const place of type === 'characterData' ? [target] : addedNodes) if (place.isConnected) replaceTexts(place);
    }
  }).observe(root, { childList: true, characterData: true, subtree: true });
}

/** Elements with a text of their own beside other nodes: a translation would make React lose the text. */
const mixedParts = (root: ParentNode): readonly string[] =>
  [...root.querySelectorAll(':not(font)')]
    .filter(({ childNodes }) => childNodes.length > 1)
    .filter(({ childNodes }) => [...childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

const barOf = (root: ShadowRoot): string | null | undefined => root.querySelector('[part=bar]')?.textContent;

it('a page that the browser translates changes its messages, service, currency and language', async () => {
  const { root, document, form } = await openForm('currency="CAD"');
  const told = listen(document);
  translate(root);
  await fillOrder(root);
  await until(() => barOf(root)?.includes('101.70'));
  byRole(root, 'button', 'Add message').click();
  await until(() => barOf(root)?.includes('2 messages'));
  byRole(root, 'button', 'Delete').click();
  await until(() => barOf(root)?.includes('1 message'));
  document.documentElement.lang = 'fr-CA';
  await until(() => /101,70\s\$/u.test(barOf(root) ?? ''));
  document.documentElement.lang = 'en-CA';
  await until(() => barOf(root)?.includes('$101.70'));
  byRole(root, 'tab', /^Telephone Voice Prompts/u).click();
  (await comes(root, 'button', 'Continue')).click();
  await until(() => form().order.serviceType === 'voip');
  byRole(root, 'radio', /^Liam/u).click();
  await until(() => barOf(root)?.includes('101.70'));
  expect(told.map(({ name }) => name)).not.to.include('voice-order-error');
});

it('a page that the browser translates leads a guest who changes the country to the payment', async () => {
  const { root, form } = await openForm();
  stay(form());
  translate(root);
  await fillOrder(root);
  const dialog = await openSummary(root);
  await fillGuest(root);
  for (const country of ['US', 'DE', 'CA']) {
    pick(byRole(dialog, 'combobox', 'Country'), country);
    await until(() => allByRole(dialog, 'combobox', 'State/Province').length > 0 === (country !== 'DE'));
  }
  pick(byRole(dialog, 'combobox', 'State/Province'), 'ON');
  const redirected = new Promise((resolve) => form().addEventListener('voice-order-redirect', resolve));
  (await until(() => allByRole(dialog, 'button', /^Proceed to Payment.*101\.70/u)[0])).click();
  await redirected;
  expect(allByRole(root, 'alert', en.wrong.heading)).to.deep.equal([]);
});

it('a page that the browser translates finds no text beside other nodes, which React would lose', async () => {
  const { root } = await openForm();
  const parts = new Set(mixedParts(root));
  await fillOrder(root, 'Hello [Company name]. Hello hello. Call 6135550100 or visit https://example.com now');
  byRole(root, 'button', 'Add message').click();
  await until(() => allByRole(root, 'textbox', 'Message text').length === 2);
  const second = allByRole(root, 'textbox', 'Message text')[1];
  if (second) type(second, 'Second text.');
  for (const part of mixedParts(root)) parts.add(part);
  const dialog = await openSummary(root);
  for (const part of mixedParts(root)) parts.add(part);
  byRole(dialog, 'button', 'Continue as Guest').click();
  await comes(dialog, 'textbox', 'Email');
  for (const part of mixedParts(root)) parts.add(part);
  expect([...parts]).to.deep.equal([]);
});
