import { checkReferral } from './check-referral.ts';
import { attributesOf, optionalAttributes, parseChoices, queryOf, stylesOf, type Choices } from './choices.ts';
import { copyText } from './copy-text.ts';
import { choose, listSystems, listVoices } from './lists.ts';
import { part } from './parts.ts';
import { readRelease } from './release.ts';
import { policyOf, snippetOf, type ShopScript } from './snippet.ts';

const typingPause = 300;

const controls = part('#choices', HTMLFormElement);
const preview = part('#preview', HTMLElement);
const frame = part('#frame', HTMLElement);
const snippet = part('#snippet', HTMLElement);
const status = part('#copied', HTMLElement);
const shop = document.documentElement.dataset['shop'] ?? location.origin;

let script: ShopScript = { shop, release: null };

/** What the controls say. A colour input always has a value; the box before it says whether it counts. */
function readControls(): Choices {
  const given = new URLSearchParams();
  for (const [name, value] of new FormData(controls)) if (typeof value === 'string') given.set(name, value);
  if (!given.has('own-accent')) given.delete('accent');
  return parseChoices(given);
}

/** Brings the controls in step with choices that came from elsewhere. */
function writeControls(choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    const control = controls.elements.namedItem(name);
    if (control instanceof RadioNodeList) control.value = String(value);
    else if (control instanceof HTMLSelectElement) choose(control, String(value));
    else if (control instanceof HTMLInputElement && (control.type !== 'color' || value !== ''))
      control.value = String(value);
  }
  part('[name=own-accent]', HTMLInputElement).checked = choices.accent !== '';
}

/** Attributes that stay as they are are not set again: the form would take that for a wish. */
function applyAttributes(choices: Choices): void {
  const wanted = attributesOf(choices);
  for (const name of ['service', ...optionalAttributes]) {
    const value = wanted[name] ?? null;
    if (preview.getAttribute(name) === value) continue;
    if (value === null) preview.removeAttribute(name);
    else preview.setAttribute(name, value);
  }
}

function applyStyles(choices: Choices): void {
  const wanted = stylesOf(choices);
  const names = ['accent', 'color-scheme', 'font', 'radius', 'density'].map((name) => `--voice-order-${name}`);
  for (const name of names) {
    if (wanted[name] === undefined) preview.style.removeProperty(name);
    else preview.style.setProperty(name, wanted[name]);
  }
  frame.dataset['width'] = choices.width;
  frame.dataset['scheme'] = choices.scheme;
}

function showTexts(choices: Choices): void {
  snippet.textContent = snippetOf(choices, script);
  part('#radius-value', HTMLElement).textContent = `${choices.radius} px`;
  part('#density-value', HTMLElement).textContent = `${Math.round(choices.density * 100)}%`;
  status.textContent = '';
  const query = queryOf(choices);
  history.replaceState(null, '', query === '' ? location.pathname : `?${query}`);
}

function update(): void {
  const choices = readControls();
  applyAttributes(choices);
  applyStyles(choices);
  showTexts(choices);
  void checkReferral(shop, choices.referral);
}

/** Each keystroke in the referral code would be a code of its own that the shop is asked for. */
function followControls(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Not all of them are inside of the form that they belong to.
  document.addEventListener('input', ({ target }) => {
    const isControl = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    if (!isControl || target.form !== controls) return;
    clearTimeout(timer);
    if (target.type === 'color') part('[name=own-accent]', HTMLInputElement).checked = true;
    timer = setTimeout(update, target.type === 'text' ? typingPause : 0);
  });
  controls.addEventListener('submit', (event) => event.preventDefault());
}

/** The buyer of the preview may switch the service, or refuse to. */
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

function offerCopy(button: HTMLElement, source: HTMLElement): void {
  button.addEventListener('click', async () => {
    const isCopied = await copyText(source);
    status.textContent = isCopied ? 'Copied.' : 'Selected. Copy it with your keyboard.';
  });
}

/** The hash is the shop's to tell; without it there is nothing to hold a script to. */
async function offerIntegrity(): Promise<void> {
  script = { shop, release: await readRelease(shop) };
  const choice = part('[name=snippet][value=integrity]', HTMLInputElement);
  choice.disabled = script.release === null;
  if (choice.disabled && choice.checked) part('[name=snippet][value=plain]', HTMLInputElement).checked = true;
  update();
}

const policy = part('#policy', HTMLElement);
policy.textContent = policyOf(shop);
listSystems(part('[name=phone-system]', HTMLSelectElement));
writeControls(parseChoices(new URLSearchParams(location.search)));
update();
void listVoices(part('[name=voice]', HTMLSelectElement), shop);
followControls();
followPreview();
offerCopy(part('#copy-snippet', HTMLElement), snippet);
offerCopy(part('#copy-policy', HTMLElement), policy);
await offerIntegrity();
