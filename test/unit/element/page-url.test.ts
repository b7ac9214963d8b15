// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://partner.example/order/audio?id=1#top" }
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { returnUrlOf, takeCarriedOrder } from '../../../src/element/page-url.ts';
import { checkAttributes } from '../../../src/health/check-attributes.ts';

const go = (url: string): void => history.replaceState(null, '', url);

it('a carried order in the URL is removed, and the rest stays', () => {
  go('/?service=moh#draft=a-B_9');
  expect(takeCarriedOrder()).toBe('a-B_9');
  expect(location.href).toBe(`${location.origin}/?service=moh`);
});

it.each(['#draft=', '#draft=a%3D', '#draft=<x>'])('a carried order is removed from the URL as "%s"', (hash) => {
  go(`/${hash}`);
  expect(takeCarriedOrder()).not.toBeNull();
});

it.each(['#other', ''])('a carried order in the URL is absent in "%s"', (hash) => {
  go(`/${hash}`);
  expect(takeCarriedOrder()).toBeNull();
});

describe('the page to return to', () => {
  const page = 'https://partner.example/order/audio';

  beforeEach(() => {
    // happy-dom has no such property.
    vi.stubGlobal('origin', 'https://partner.example');
    go('/order/audio?id=1#top');
  });

  it.each([
    [null, page, true],
    [' ', page, true],
    ['/order/audio?id=1', `${page}?id=1`, true],
    ['/?id=2#/order', 'https://partner.example/?id=2#/order', true],
    ['https://partner.example/', 'https://partner.example/', true],
    ['https://elsewhere.example/', page, false],
    ['http://partner.example/', page, false],
    ['javascript:alert(1)', page, false],
    ['https://', page, false],
  ])('with return-url=%j is %s', (value, expected, isUsed) => {
    const element = document.createElement('div');
    if (value !== null) element.setAttribute('return-url', value);
    expect(returnUrlOf(element)).toBe(expected);
    // The health report names a value that is ignored.
    expect(checkAttributes(element).length === 0).toBe(isUsed);
  });

  it.each([
    ['#/order', '#/order'],
    ['#!/order', '#!/order'],
    ['#/order?step=2', '#/order'],
    ['#order', ''],
    ['#access_token=secret', ''],
  ])('with the fragment %s has %j', (hash, expected) => {
    go(`/order/audio?id=1${hash}`);
    expect(returnUrlOf(document.createElement('div'))).toBe(`${page}${expected}`);
  });
});
