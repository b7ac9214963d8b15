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
  ['not a url', 'not a url'],
  ['shop.example', 'shop.example'],
  ['https://shop.example/', null],
  ['//shop.example', null],
  ['/shop', null],
  ['../shop', null],
  [' ', null],
])('shop-url=%j is mistaken for a path: %j', (value, shopPath) => {
  expect(readAttributes(tagOf(`<tag shop-url="${value}"></tag>`)).shopPath).toBe(shopPath);
});

describe('a list', () => {
  it.each([
    ['services="moh voip"', []],
    ['services=""', []],
    [
      'services="moh vopi fax"',
      [
        ['vopi', 'voip'],
        ['fax', null],
      ],
    ],
    [
      'hide="faq phonesystem totals"',
      [
        ['phonesystem', 'phone-system'],
        ['totals', null],
      ],
    ],
  ] as const)('%s has words that the form does not know: %j', (html, strange) => {
    const { strangeWords } = readAttributes(tagOf(`<tag ${html}></tag>`));
    expect(strangeWords.map(({ word, meant }) => [word, meant])).toEqual(strange);
  });

  it('is named as the marked div has it', () => {
    const tag = tagOf('<div data-voice-order-form data-hide="fax"><tag hide="fax"></tag></div>');
    expect(readAttributes(tag).strangeWords).toMatchObject([{ name: 'data-hide', word: 'fax' }]);
  });
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
  it('is found on the element if it resembles one of ours', () => {
    const tag = tagOf(
      '<tag refferal="acme" phoneSystem="3cx" data-servise="voip" class="a" aria-label="b" hidden></tag>',
    );
    expect(readAttributes(tag).misspelt).toEqual([
      { name: 'refferal', meant: 'referral' },
      { name: 'phonesystem', meant: 'phone-system' },
    ]);
  });

  it('is found on a marked div, like one that lacks data-', () => {
    const tag = tagOf(
      '<div data-voice-order-form data-servise="voip" referral="acme" lang="fr" data-lang="fr"><tag></tag></div>',
    );
    expect(readAttributes(tag)).toMatchObject({
      prefix: 'data-',
      misspelt: [
        { name: 'data-servise', meant: 'data-service' },
        { name: 'referral', meant: 'data-referral' },
      ],
    });
  });

  it.each([
    ['language', 'lang'],

    ['partner', 'referral'],

    ['campaign', 'reference'],
    ['sandbox', 'test'],
    ['ref', 'referral'],
    ['code', 'referral'],

    ['promo', 'discount'],

    ['apiUrl', 'api-url'],
    ['shop', 'shop-url'],
    ['token', 'access-token'],
    ['data-service', 'service'],
    ['data-apiUrl', 'api-url'],
  ])('%s is recognized as %s', (name, meant) => {
    const written = name.toLowerCase();
    expect(readAttributes(tagOf(`<tag ${name}="fr"></tag>`)).misspelt).toEqual([{ name: written, meant }]);
    const bare = written.replace('data-', '');
    const inDiv = tagOf(`<div data-voice-order-form ${bare}="fr"><tag></tag></div>`);
    expect(readAttributes(inDiv).misspelt).toEqual([{ name: bare, meant: `data-${meant}` }]);
  });

  it('is no hook of the page’s own tests', () => {
    expect(readAttributes(tagOf('<tag data-test="order" data-testid="order"></tag>')).misspelt).toEqual([]);
  });

  it('is not reported if the attribute that it resembles is also there', () => {
    const tag = tagOf('<tag lang="fr" language="fr" data-lang="fr" referral="acme" code="a1" data-page="1"></tag>');
    expect(readAttributes(tag).misspelt).toEqual([]);
  });
});
