import { noReferrer } from '../api/no-referrer.ts';
import { languageFiles } from './language-files.ts';
import { besideScript } from './script-origin.ts';
import { isCatalogueMissingAtom } from '../state/catalogue/catalogue.ts';
import { hostAtom } from '../state/host/host.ts';
import { inTime, pause } from '../state/host/in-time.ts';
import { settingsAtom, type Settings } from '../state/host/settings.ts';
import type { OrderStore } from '../state/atoms/store.ts';
import { addTexts, areTextsComing, expectTexts, giveUpTexts, hasTexts, primary } from '../text/text.ts';

/** How long a form waits for its texts before it continues in English, in milliseconds. */
const longestWait = 5_000;
/** The delay before a failed request is retried, in milliseconds. */
const retryDelay = 1_000;

function fileOf(tag: string) {
  const language = primary(tag);
  return Object.hasOwn(languageFiles, language) ? languageFiles[language] : undefined;
}

/** The URL of the texts of a tag's language, beside the script; null if the script was bundled or inlined. */
const languageUrl = (tag: string): string | null => besideScript(fileOf(tag)?.file ?? '');

async function download(language: string, url: string): Promise<void> {
  if (hasTexts(language)) return;
  const integrity = fileOf(language)?.integrity ?? '';
  const response = await fetch(url, { integrity, credentials: 'omit', ...noReferrer });
  if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
  const data: unknown = await response.json();
  // If the page has provided texts in the meantime, those are used.
  if (!hasTexts(language)) addTexts(language, data);
}

async function fetchTexts(language: string): Promise<void> {
  // By then, anything imported along with the script has run, and may have provided the texts.
  await Promise.resolve();
  if (hasTexts(language)) return;
  const url = languageUrl(language);
  if (url === null) throw new Error(`They are not beside the script: import voice-order-form/${language}.`);
  await download(language, url).catch(async () => {
    await pause(retryDelay);
    await download(language, url);
  });
}

/** Pending texts by language; forms share them. */
const waits = new Map<string, Promise<unknown>>();

/**
 * Waits for the texts of a language. Returns null once they are here, or the reason why they are not. They may still
 * arrive later.
 */
function waitForTexts(language: string): Promise<unknown> {
  const underWay = waits.get(language);
  if (underWay !== undefined) return underWay;
  expectTexts(language);
  const fetched = fetchTexts(language).finally(() => waits.delete(language));
  const wait = inTime(fetched, longestWait)
    .then(
      () => null,
      (error: unknown) => error,
    )
    .finally(() => giveUpTexts(language));
  waits.set(language, wait);
  return wait;
}

/**
 * Waits for the texts of a tag's language, if they are loading. Returns null if nothing is missing; otherwise the
 * expected URL of the file, or an empty string if there is none beside the script.
 */
export async function findMissingTexts(tag: string): Promise<string | null> {
  await waits.get(primary(tag));
  return hasTexts(tag) || fileOf(tag) === undefined ? null : (languageUrl(tag) ?? '');
}

interface Reader {
  readonly element: HTMLElement;
  readonly store: OrderStore;
  readonly configure: () => void;
}

/** The language that each element requested last. */
const asked = new WeakMap<HTMLElement, string>();

/**
 * Provides the texts to an element, or tells its page that they are missing. If the shop does not answer at all, they
 * are requested again once it does.
 */
async function bring(reader: Reader, language: string): Promise<void> {
  if (hasTexts(language) || fileOf(language) === undefined) return;
  const { element, store, configure } = reader;
  const error = await waitForTexts(primary(language));
  if (asked.get(element) !== language) return;
  if (element.isConnected) configure();
  if (error === null || hasTexts(language)) return;
  const message = `The texts in ${language} could not be loaded. English is used instead.`;
  console.warn(`voice-order-form: load: ${message}`, error);
  store.get(hostAtom).emit('voice-order-error', { area: 'load', message });
  const stop = store.sub(isCatalogueMissingAtom, () => {
    if (store.get(isCatalogueMissingAtom)) return;
    stop();
    if (asked.get(element) === language) void bring(reader, language);
  });
}

/**
 * Loads the texts of the page's language from a file beside the script. Returns the settings to use until then: a form
 * that is shown keeps its language until the new texts have arrived.
 */
export function loadLanguage(reader: Reader, settings: Settings): Settings {
  const { language } = settings;
  const { element, store } = reader;
  const before = asked.get(element);
  asked.set(element, language);
  if (before !== language) void bring(reader, language);
  const isKept = before !== undefined && areTextsComing(language);
  return isKept ? { ...settings, language: store.get(settingsAtom).language } : settings;
}
