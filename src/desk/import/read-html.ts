import { markdownIn } from './markdown-of.ts';

/** Text that is not shown; `mso-hide` is Word's. */
const hidden = '[hidden],[style*="display:none" i],[style*="display: none" i],[style*="mso-hide:all" i]';

const nameOf = (element: Element): string => (element.matches(hidden) ? 'template' : element.localName);

/** HTML in Markdown; null if there are only paragraphs, or if the page's policy (Trusted Types) prevents reading it. */
export function readHtml(html: string): string | null {
  try {
    // Nothing runs or loads in this document.
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const text = markdownIn(body, nameOf);
    return /^(?:[#>-] |\||```)/mu.test(text) ? text : null;
  } catch {
    return null;
  }
}
