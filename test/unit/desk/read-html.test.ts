// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../src/desk/import/read-html.ts';
import { foundScripts } from '../../../src/domain/scripts/import/found-scripts.ts';

const htmlTexts = (html: string) =>
  foundScripts(readHtml(html) ?? '').map(({ name, content }) => (name ? `${name}: ${content}` : content));

describe('HTML from the clipboard', () => {
  it.each<[what: string, html: string, texts: readonly string[]]>([
    [
      'a list in a list',
      '<ul><li>Please <b>hold</b>.<ul><li>We are open.</li><li>Thank you.</li></ul></li></ul>',
      ['Please hold.', 'We are open.', 'Thank you.'],
    ],
    ['lines in a list item', '<ol><li><p>Press 1.</p><p>Thank you.</p></li></ol>', ['Press 1. Thank you.']],
    [
      'lines in a quotation',
      '<blockquote><div>Please hold.</div><div>We are open.</div></blockquote>',
      ['Please hold.\n\nWe are open.'],
    ],
    [
      'lines in a cell',
      '<table><tr><td>Name</td><td>Text</td></tr><tr><td>Hi</td><td><div>Thank you.</div><div>We are open.</div></td></tr></table>',
      ['Hi: Thank you.\n\nWe are open.'],
    ],
    [
      'a style and a program',
      '<h1>Hi</h1><style>p { }</style><p>Thank you.</p><script>go()</script>',
      ['Hi: Thank you.'],
    ],
    [
      'hidden text',
      '<h1>Hi</h1><p>Thank <span hidden>no</span><b style="mso-hide:all">no</b>you.</p><p style="display: none">No.</p>',
      ['Hi: Thank you.'],
    ],
  ])('is read with %s', (_, html, texts) => {
    expect(htmlTexts(html)).toEqual(texts);
  });

  it.each([
    ['paragraphs', '<div>For <i>sales</i>, press 1.<p>Thank you.</p></div>'],
    [
      'a table for layout',
      '<table><tr><td>Hello.</td><td><table><tr><td>We are open.</td></tr></table></td></tr></table>',
    ],
  ])('is not used if there are only %s', (_, html) => {
    expect(readHtml(html)).toBeNull();
  });
});
