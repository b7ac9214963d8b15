import { names, parseChoices, queryOf, refusedIn, type Choices } from './choices.ts';
import { controls, givenByControls, readControls, writeControls } from './controls.ts';
import { isolateStorage } from './isolated-storage.ts';
import { offerCopies } from './offer-copies.ts';
import { listSystems, listVoices } from './lists.ts';
import { makeNotes, tell } from './notes.ts';
import { part } from './parts.ts';
import { followWindow, preview, showPreview } from './preview.ts';
import { readRelease } from './release.ts';
import { readShop } from './shop-facts.ts';
import { policyOf, roomOf, shortcodeOf, snippetOf, type ShopScript } from './snippet.ts';
import { wrongIn } from './wrong.ts';

const typingPause = 300;

const snippet = part('#snippet', HTMLElement);
const room = part('#room', HTMLElement);
const voice = part('[name=voice]', HTMLSelectElement);
const copies = offerCopies();
const shop = document.documentElement.dataset['shop'] ?? location.origin;

let script: ShopScript = { shop, release: null };

function showTexts(choices: Choices): void {
  snippet.textContent = snippetOf(choices, script);
  room.textContent = roomOf(choices);
  part('#shortcode', HTMLElement).textContent = shortcodeOf(choices);
  part('#radius-value', HTMLElement).textContent = `${choices.radius} px`;
  part('#density-value', HTMLElement).textContent = `${Math.round(choices.density * 100)}%`;
  copies.takeBack();
  const query = queryOf(choices);
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
  // A buyer who tries the preview's checkout returns to these choices.
  preview.setAttribute('return-url', location.href);
}

/** The latest choices, from the page's URL or its controls. */
let given = new URLSearchParams(location.search);

/** Notes beside each field which values are invalid, and again when the shop has answered. */
function showWrong(): void {
  const choices = readControls();
  const facts = readShop(shop, choices, showWrong);
  if (facts.voices !== null) listVoices(voice, facts.voices);
  const wrong = wrongIn(choices, facts, refusedIn(given));
  for (const name of names) tell(name, wrong.get(name) ?? '');
}

function update(): void {
  const choices = readControls();
  showPreview(choices);
  showTexts(choices);
  showWrong();
}

function followChoice(): void {
  given = givenByControls();
  update();
}

/** Otherwise, each keystroke in the referral code would send a request for another code. */
function followControls(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Some of them are outside of the form that they belong to.
  document.addEventListener('input', ({ target }) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isControl || target.form !== controls) return;
    clearTimeout(timer);
    if (target.type === 'color') part(`[name=own-${target.name}]`, HTMLInputElement).checked = true;
    timer = setTimeout(followChoice, target.type === 'text' ? typingPause : 0);
  });
  controls.addEventListener('submit', (event) => event.preventDefault());
}

/** The buyer in the preview may switch the service, or decline to. */
function followPreview(): void {
  new MutationObserver(() => {
    const service = preview.getAttribute('service');
    if (service === null || service === readControls().service) return;
    writeControls(parseChoices(new URLSearchParams({ ...asTexts(readControls()), service })));
    update();
  }).observe(preview, { attributeFilter: ['service'] });
}

const asTexts = (choices: Choices): Record<string, string> =>
  Object.fromEntries(Object.entries(choices).map(([name, value]) => [name, String(value)]));

/** The hash comes from the shop; without it, there is no integrity to write. */
async function offerIntegrity(): Promise<void> {
  script = { shop, release: await readRelease(shop) };
  const choice = part('[name=snippet][value=integrity]', HTMLInputElement);
  choice.disabled = script.release === null;
  if (choice.disabled && choice.checked) part('[name=snippet][value=plain]', HTMLInputElement).checked = true;
  update();
}

isolateStorage();
const formScript = document.createElement('script');
formScript.src = `${shop}/v1/voice-order-form.js`;
document.head.append(formScript);

for (const code of document.querySelectorAll('p code'))
  code.textContent = code.textContent?.replace('https://shop.example', shop) ?? '';
const policy = part('#policy', HTMLElement);
policy.textContent = policyOf(shop);
listSystems(part('[name=phone-system]', HTMLSelectElement));
makeNotes(names);
writeControls(parseChoices(given));
update();
followControls();
followPreview();
followWindow(() => showPreview(readControls()));
await offerIntegrity();
