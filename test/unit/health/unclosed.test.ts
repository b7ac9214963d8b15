// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findUnclosed, leavesOpen } from '../../../src/health/unclosed.ts';

it.each<[string, boolean | null]>([
  ['<voice-order-form service="moh" /><footer>Imprint</footer>', true],
  ['<voice-order-form><p>Call us.</p>', true],
  ['<voice-order-form></voice-order-form><voice-order-form />', true],
  ['<div data-voice-order-form data-service="moh" /><p>More', true],
  ['<voice-order-form><p>Call us.<br/></p><img src="a.png" /></voice-order-form>', false],
  ['<!-- <voice-order-form /> --><voice-order-form></voice-order-form>', false],
  ['<script>"<voice-order-form />"</script><voice-order-form></voice-order-form>', false],
  ['<div data-voice-order-form><img src="a.png" /></div>', false],
  ['<div data-voice-order-form data-shop-url=https://shop.example/></div>', false],
  ['<script src="voice-order-form.js"></script><div id="root"></div>', null],
])('%j leaves the form open: %j', (source, expected) => {
  expect(leavesOpen(source)).toBe(expected);
});

/** Examines a page parsed from a source; null means that the source can't be read. */
function lookAt(parsed: string, source: string | null): Promise<string | null> {
  vi.stubGlobal('fetch', () =>
    source === null ? Promise.reject(new TypeError()) : Promise.resolve(new Response(source)),
  );
  document.body.innerHTML = parsed;
  const element = document.querySelector<HTMLElement>('voice-order-form');
  return findUnclosed(element ?? document.body);
}

describe('an unclosed tag', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is shown with its attributes, and closed, also for a marked div', async () => {
    const tag = '<voice-order-form referral="a&amp;b" debug></voice-order-form>';
    const parsed = `<main>${tag.replace('></', '><p>More</p></')}</main>`;
    expect(await lookAt(parsed, '<main><voice-order-form referral="a&amp;b" debug /><p>More</p></main>')).toBe(tag);
    const div = '<div data-voice-order-form><voice-order-form>More</voice-order-form></div>\n';
    expect(await lookAt(div, '<div data-voice-order-form />More</div>')).toBe('<div data-voice-order-form></div>');
  });

  it.each([
    ['an element without a fallback', '<voice-order-form> </voice-order-form>'],
    ['an element that text follows', '<voice-order-form><p>Call us.</p></voice-order-form>\n'],
  ])('is not reported for %s', async (_name, parsed) => {
    expect(await lookAt(parsed, '<voice-order-form />')).toBeNull();
  });

  it.each([null, '<div id="root"></div>'])('is recognized by its content if the source is %j', async (source) => {
    const around = (fallback: string) => `<voice-order-form>${fallback}</voice-order-form>`;
    expect(await lookAt(around('<p>More</p><footer>Imprint</footer>'), source)).toBe(around(''));
    expect(await lookAt(around('<h2>Order</h2><p><a href="/order">Call us</a></p>'), source)).toBeNull();
  });
});
