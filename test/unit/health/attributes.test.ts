// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../../src/element/read-settings.ts';
import { reflected, switches } from '../../../src/element/reflect.ts';
import { readAttributes } from '../../../src/health/attributes.ts';

/** Reads attributes as for one of our elements, without its form. */
class Tag extends HTMLElement {
  static readonly observedAttributes = [
    ...Object.values(reflected),
    ...Object.values(switches),
    'lang',
    'access-token',
    'debug',
  ];
}
customElements.define('health-tag', Tag);

function tagOf(html: string): HTMLElement {
  document.body.innerHTML = html.replaceAll('tag', 'health-tag');
  return document.querySelector<HTMLElement>('health-tag') ?? document.body;
}

describe('an attribute’s value', () => {
  const standard = readSettings(tagOf('<tag></tag>'), 'https://shop.example');
  it.each([
    ['service', 'voip', true],
    ['service', 'VOIP', false],
    ['service', ' voip', false],
    ['service', 'onhold', false],
    ['currency', 'usd', true],
    ['currency', 'USD', true],
    ['currency', ' usd', false],
    ['currency', 'EUR', false],
  ] as const)('%s=%j is understood by both the report and the form: %j', (name, value, isUnderstood) => {
    const tag = tagOf(`<tag ${name}="${value}"></tag>`);
    expect(readSettings(tag, 'https://shop.example')[name] !== standard[name]).toBe(isUnderstood);
    expect(readAttributes(tag).ignored.map((one) => one.name)).toEqual(isUnderstood ? [] : [name]);
  });
});

it.each([
  ['shop.example', 'shop.example'],
  ['not a url', 'not a url'],
  ['//shop.example', null],
  ['../shop', null],
  [' ', null],
])('shop-url=%j is mistaken for a path: %j', (value, shopPath) => {
  expect(readAttributes(tagOf(`<tag shop-url="${value}"></tag>`)).shopPath).toBe(shopPath);
});

it.each([
  ['<tag services="moh voip"></tag>', []],
  ['<tag services=""></tag>', []],
  ['<tag services="moh vopi fax"></tag>', ['services vopi voip', 'services fax null']],
  ['<tag hide="faq phonesystem"></tag>', ['hide phonesystem phone-system']],
  ['<div data-voice-order-form data-hide="fax"><tag hide="fax"></tag></div>', ['data-hide fax faq']],
])('a list has words that the form does not know: %j', (html, strange) => {
  const { strangeWords } = readAttributes(tagOf(html));
  expect(strangeWords.map(({ name, word, meant }) => `${name} ${word} ${meant}`)).toEqual(strange);
});

it.each([
  ['ticket 7', null],
  ['', null],
  ['x'.repeat(201), 201],
  ['café', 4],
])('reference=%j is refused: %j', (value, length) => {
  const tag = tagOf('<tag></tag>');
  tag.setAttribute('reference', value);
  expect(readAttributes(tag).refusedReference).toBe(length);
});

describe('a misspelt attribute', () => {
  const misspelt = (html: string): readonly string[] =>
    readAttributes(tagOf(html)).misspelt.map(({ name, meant }) => `${name} → ${meant}`);

  it.each([
    ['refferal', 'referral'],
    ['phoneSystem', 'phone-system'],
    ['sandbox', 'test'],
    ['code', 'referral'],
    ['apiUrl', 'api-url'],
    ['data-service', 'service'],
    ['data-apiUrl', 'api-url'],
  ])('%s is recognized as %s', (name, meant) => {
    const written = name.toLowerCase();
    expect(misspelt(`<tag ${name}="fr"></tag>`)).toEqual([`${written} → ${meant}`]);
    const bare = written.replace('data-', '');
    const inDiv = `<div data-voice-order-form ${bare}="fr" lang="fr" data-lang="fr"><tag></tag></div>`;
    expect(misspelt(inDiv)).toEqual([`${bare} → data-${meant}`]);
  });

  it('is found on a marked div with data-, too', () => {
    const inDiv = '<div data-voice-order-form data-servise="voip"><tag></tag></div>';
    expect(misspelt(inDiv)).toEqual(['data-servise → data-service']);
  });

  it.each([
    'data-servise="voip" class="a" aria-label="b" hidden',
    'data-test="order" data-testid="order"',
    'lang="fr" language="fr" data-lang="fr" referral="acme" code="a1" data-page="1"',
  ])('is none of the page’s own: %s', (attributes) => {
    expect(misspelt(`<tag ${attributes}></tag>`)).toEqual([]);
  });
});
