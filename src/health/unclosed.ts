import { noReferrer } from '../api/no-referrer.ts';
import { holderOf } from './attribute-holder.ts';

/** Text in a page's source: what looks like a tag in it is none. */
const notMarkup = /<!--[\s\S]*?-->|<(script|style|template|textarea|title)\b[\s\S]*?<\/\1\s*>/giu;
const opening = /<voice-order-form(?=[\s/>])/giu;
const closing = /<\/voice-order-form\s*>/giu;
const slashedDiv = /<div\s(?=[^>]*\bdata-voice-order-form\b)(?:[^>]*["'\s]|[^>]*form)\/>/iu;

/** Parts of a page that a fallback does not have. */
const pageParts =
  'script, header, main, footer, nav, section, article, aside, voice-order-form, [data-voice-order-form]';

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Whether a page's source leaves a tag of the form open; null if it has no such tag, as on pages that a script draws. */
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

/** The tag as the page should have it: with the same attributes, and closed. */
function closedTag({ localName, attributes }: Element): string {
  const written = [...attributes].map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${escape(value)}"`));
  return `<${localName}${written.join('')}></${localName}>`;
}

/** Whether the tag may be open: it has a fallback, and the parser put no text after an element whose tag is open. */
function mayBeOpen(element: HTMLElement, holder: HTMLElement): boolean {
  if (element.innerHTML.trim() === '') return false;
  return holder !== element || !(element.nextSibling instanceof Text);
}

/**
 * The tag as the page should have it, if it was left open and so took what follows as its fallback; else null. An element
 * does not show how its tag was written: the page's source does. If it can't be read, what the fallback holds decides.
 */
export async function findUnclosed(element: HTMLElement): Promise<string | null> {
  const holder = holderOf(element);
  if (!mayBeOpen(element, holder)) return null;
  const isOpen = leavesOpen(await readSource().catch(() => '')) ?? element.querySelector(pageParts) !== null;
  return isOpen ? closedTag(holder) : null;
}
