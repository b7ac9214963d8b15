import { noReferrer } from '../api/no-referrer.ts';
import { holderOf } from './attribute-holder.ts';

/** Text in a page's source that looks like a tag but is none. */
const notMarkup = /<!--[\s\S]*?-->|<(script|style|template|textarea|title)\b[\s\S]*?<\/\1\s*>/giu;
const opening = /<voice-order-form(?=[\s/>])/giu;
const closing = /<\/voice-order-form\s*>/giu;
const slashedDiv = /<div\s(?=[^>]*\bdata-voice-order-form\b)(?:[^>]*["'\s]|[^>]*form)\/>/iu;

/** Parts of a page that fallback content does not contain. */
const pageParts =
  'script, header, main, footer, nav, section, article, aside, voice-order-form, [data-voice-order-form]';

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Whether the page's source leaves a form tag open; null if it has no such tag, as on pages rendered by a script. */
export function leavesOpen(source: string): boolean | null {
  const markup = source.replaceAll(notMarkup, '');
  const opened = countOf(markup, opening);
  if (opened === 0 && !markup.includes('data-voice-order-form')) return null;
  return opened > countOf(markup, closing) || slashedDiv.test(markup);
}

const readSource = async (): Promise<string> => {
  const response = await fetch(location.href, { cache: 'force-cache', ...noReferrer });
  return response.ok ? response.text() : '';
};

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag as it should be: with the same attributes, and closed. */
function closedTag({ localName, attributes }: Element): string {
  const written = [...attributes].map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`));
  return `<${localName}${written.join('')}></${localName}>`;
}

/**
 * Whether the tag may be open: it has fallback content, and no text follows the element (the parser puts nothing after
 * an element whose tag is open).
 */
function mayBeOpen(element: HTMLElement, holder: HTMLElement): boolean {
  if (element.innerHTML.trim() === '') return false;
  return holder !== element || !(element.nextSibling instanceof Text);
}

/**
 * The corrected tag if it was left open and so swallowed what follows as its fallback; otherwise null. The DOM does not
 * show how a tag was written, so this reads the page's source. If the source can't be read, the fallback content
 * decides.
 */
export async function findUnclosed(element: HTMLElement): Promise<string | null> {
  const holder = holderOf(element);
  if (!mayBeOpen(element, holder)) return null;
  const isOpen = leavesOpen(await readSource().catch(() => '')) ?? element.querySelector(pageParts) !== null;
  return isOpen ? closedTag(holder) : null;
}
