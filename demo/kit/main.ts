import { parseChoices, queryOf, type Choices } from './choices.ts';
import { offerCopies } from './copy.ts';
import { isolateStorage } from './isolated-storage.ts';
import { controls, part, readControls, writeControls } from './page.ts';
import { preview, showPreview } from './preview.ts';
import { isPartner, readRelease } from './shop.ts';
import { policyOf, shortcodeOf, snippetOf, type ShopScript } from './snippet.ts';
import { wrongIn } from './wrong.ts';

const typingPause = 300;
const clearCopied = offerCopies();
const shop = document.documentElement.dataset['shop'] ?? location.origin;
let script: ShopScript = { shop, release: null };

const write = (selector: string, text: string): void => {
  part(selector, HTMLElement).textContent = text;
};

function showTexts(choices: Choices): void {
  write('#snippet', snippetOf(choices, script));
  write('#shortcode', shortcodeOf(choices));
  write('#radius-value', `${choices.radius} px`);
  write('#density-value', `${Math.round(choices.density * 100)}%`);
  clearCopied();
  const query = queryOf(choices);
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  // A buyer who tries the preview's checkout returns to these choices.
  preview.setAttribute('return-url', location.href);
}

function showWrong(choices: Choices, isKnown: boolean | null): void {
  const wrong = wrongIn(choices, isKnown, part('#font', HTMLInputElement).value);
  for (const [name, words] of Object.entries(wrong)) write(`#${name}-wrong`, words);
}

/** Shows the choices everywhere, and what is wrong with them, again when the shop has answered. */
async function update(): Promise<void> {
  const choices = readControls();
  showPreview(choices);
  showTexts(choices);
  showWrong(choices, null);
  const isKnown = await isPartner(shop, choices.referral);
  if (queryOf(choices) === queryOf(readControls())) showWrong(choices, isKnown);
}

/** Otherwise, each keystroke in the referral code would send a request for another code. */
function followControls(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Some of them are outside of the form that they belong to.
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form !== controls) return;
    clearTimeout(timer);
    if (target.type === 'color') part(`[name=own-${target.name}]`, HTMLInputElement).checked = true;
    timer = setTimeout(() => void update(), target.type === 'text' ? typingPause : 0);
  });
  controls.addEventListener('submit', (event) => event.preventDefault());
}

/** The buyer in the preview may switch the service, or decline to. */
function followPreview(): void {
  new MutationObserver(() => {
    const service = preview.getAttribute('service');
    if (service === null || service === readControls().service) return;
    part(`[name=service][value=${service}]`, HTMLInputElement).checked = true;
    void update();
  }).observe(preview, { attributeFilter: ['service'] });
}

/** The hash comes from the shop; without it, there is no integrity to write. */
async function offerIntegrity(): Promise<void> {
  script = { shop, release: await readRelease(shop) };
  const choice = part('[name=snippet][value=integrity]', HTMLInputElement);
  choice.disabled = script.release === null;
  if (choice.disabled && choice.checked) part('[name=snippet][value=plain]', HTMLInputElement).checked = true;
  await update();
}

isolateStorage();
const formScript = document.createElement('script');
formScript.src = `${shop}/v1/voice-order-form.js`;
document.head.append(formScript);

for (const code of document.querySelectorAll('p code')) {
  const text = code.firstChild;
  if (text !== null) text.nodeValue = text.nodeValue?.replace('https://shop.example', shop) ?? '';
}
write('#policy', policyOf(shop));
writeControls(parseChoices(new URLSearchParams(location.search)));
followControls();
followPreview();
void update();
await offerIntegrity();
