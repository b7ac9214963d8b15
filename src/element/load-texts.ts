import { noReferrer } from '../api/urls.ts';
import { isCatalogueMissingAtom } from '../state/catalogue/catalogue.ts';
import { inTime, pause } from '../state/host/in-time.ts';
import { settingsAtom, type Settings } from '../state/host/settings.ts';
import type { Form } from '../state/form.ts';
import { addTexts, areTextsComing, expectTexts, hasTexts, primary } from '../text/text.ts';
import { languageFiles, type BuiltFile } from './built-files.ts';
import { besideScript } from './script.ts';

/** How long a form waits for its texts before it continues in English, in milliseconds. */
const longestWait = 5_000;
/** The delay before a failed request is retried, in milliseconds. */
const retryDelay = 1_000;

const fileOf = (tag: string): BuiltFile | undefined => languageFiles.get(primary(tag));

async function download(language: string, { file, integrity }: BuiltFile): Promise<void> {
  // By then, anything imported along with the script, or the page, may have added the texts.
  await Promise.resolve();
  if (hasTexts(language)) return;
  const url = besideScript(file);
  if (url === null) throw new Error(`They are not beside the script: import voice-order-form/${language}.`);
  const response = await fetch(url, { integrity, credentials: 'omit', ...noReferrer });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const data: unknown = await response.json();
  if (!hasTexts(language)) addTexts(language, data);
}

/** Waits for texts by language; forms share them. */
const pending = new Map<string, Promise<unknown>>();

/** Waits for the texts of a language, but not too long. Returns why they are missing; they may still arrive later. */
function waitForTexts(language: string, file: BuiltFile): Promise<unknown> {
  const shared = pending.get(language);
  if (shared !== undefined) return shared;
  const downloaded = download(language, file)
    .catch(() => pause(retryDelay).then(() => download(language, file)))
    .finally(() => pending.delete(language));
  const wait = inTime(downloaded, longestWait).catch((error: unknown) => error);
  pending.set(language, wait);
  expectTexts(language, wait);
  return wait;
}

/** Returns null if no texts are missing; otherwise the URL of their file, empty if there is none. */
export async function findMissingTexts(tag: string): Promise<string | null> {
  await pending.get(primary(tag));
  const file = fileOf(tag);
  return hasTexts(tag) || file === undefined ? null : (besideScript(file.file) ?? '');
}

/**
 * Loads the texts of the page's language for an element, from a file beside the script. The returned function takes the
 * page's settings, and returns those to use until the texts have arrived: a form that is shown keeps its language.
 */
export function textLoader(element: HTMLElement, { store, host }: Form, configure: () => void) {
  let current: string | undefined;

  /** Provides the texts, or tells the page that they are missing. */
  async function load(language: string): Promise<void> {
    const file = fileOf(language);
    if (current !== language || hasTexts(language) || file === undefined) return;
    const error = await waitForTexts(primary(language), file);
    if (current !== language) return;
    if (element.isConnected) configure();
    if (hasTexts(language)) return;
    const message = `The texts in ${language} could not be loaded. English is used instead.`;
    console.warn(`voice-order-form: load: ${message}`, error);
    host.emit('voice-order-error', { area: 'load', message });
    // If the shop does not answer at all, they are requested again once it does.
    const stop = store.sub(isCatalogueMissingAtom, () => {
      if (store.get(isCatalogueMissingAtom)) return;
      stop();
      void load(language);
    });
  }

  return (settings: Settings): Settings => {
    const previous = current;
    current = settings.language;
    if (previous !== current) void load(current);
    const keepsLanguage = previous !== undefined && areTextsComing(current);
    return keepsLanguage ? { ...settings, language: store.get(settingsAtom).language } : settings;
  };
}
