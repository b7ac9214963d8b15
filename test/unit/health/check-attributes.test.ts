// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { observedAttributes, readSettings } from '../../../src/element/attributes.ts';
import { checkAttributes } from '../../../src/health/check-attributes.ts';
import { advisePolicies } from '../../../src/health/check-policy.ts';

/** Reads attributes as the order form does, without its form. */
class Tag extends HTMLElement {
  static readonly observedAttributes = observedAttributes;
}
customElements.define('health-tag', Tag);

function tagOf(html: string): HTMLElement {
  document.body.innerHTML = html.replaceAll('tag', 'health-tag');
  return document.querySelector<HTMLElement>('health-tag') ?? document.body;
}

const textsOf = (html: string): readonly string[] => checkAttributes(tagOf(html)).map(({ text }) => text);

const standard = readSettings(tagOf('<tag></tag>'));
it.each([
  ['service', 'voip', true],
  ['service', 'VOIP', false],
  ['service', ' voip', false],
  ['service', 'toString', false],
  ['currency', 'usd', true],
  ['currency', 'USD', true],
  ['currency', ' usd', false],
  ['currency', 'XYZ', false],
] as const)('the attribute %s=%j is understood by both the report and the form: %j', (name, value, isUnderstood) => {
  const tag = tagOf(`<tag ${name}="${value}"></tag>`);
  expect(readSettings(tag)[name] !== standard[name]).toBe(isUnderstood);
  expect(checkAttributes(tag)).toHaveLength(isUnderstood ? 0 : 1);
});

it('a list of hidden parts is understood without its unknown words', () => {
  expect(readSettings(tagOf('<tag hide="faq fax comments"></tag>')).hiddenParts).toEqual(['faq', 'comments']);
});

it.each([
  ['shop-url="shop.example"', 'shop-url="shop.example" is not valid. Start it with https://'],
  ['reference="café"', 'reference="café" is not valid. It is not sent with orders.'],
  ['phone-system="fax"', 'phone-system="fax" is not valid.'],
  ['services="moh fax"', 'services="moh fax" is not valid. Unknown words have no effect.'],
  ['hide="phonesystem"', 'hide="phonesystem" is not valid.'],
])('the attribute is invalid: %s', (attribute, text) => {
  expect(textsOf(`<tag ${attribute}></tag>`)).toEqual([expect.stringContaining(text)]);
});

it.each(['shop-url="//shop.example"', 'shop-url="../shop"', 'shop-url=" "', 'services=""', 'reference="ticket 7"'])(
  'the attribute is valid: %s',
  (attribute) => {
    expect(textsOf(`<tag ${attribute}></tag>`)).toEqual([]);
  },
);

it('an attribute is named with data- on a marked div', () => {
  const [text] = textsOf('<div data-voice-order-form data-hide="fax"><tag hide="fax"></tag></div>');
  expect(text).toContain('data-hide="fax"');
});

it.each([
  ['refferal', 'referral'],
  ['phoneSystem', 'phone-system'],
  ['apiUrl', 'api-url'],
  ['vioce', 'voice'],
])('a misspelt attribute %s is recognized as %s', (name, meant) => {
  expect(textsOf(`<tag ${name}="fr"></tag>`)).toEqual([
    `The form has no attribute ${name.toLowerCase()}. Did you mean ${meant}?`,
  ]);
});

it.each(['servise', 'data-servise', 'service'])('a misspelt attribute %s on a marked div needs data-', (name) => {
  expect(textsOf(`<div data-voice-order-form lang="fr" data-lang="fr" ${name}="voip"><tag></tag></div>`)).toEqual([
    `The form has no attribute ${name}. Did you mean data-service?`,
  ]);
});

it.each(['data-servise="voip" class="a" aria-label="b" hidden', 'data-testid="order"', 'test test-id="a"'])(
  'a misspelt attribute is none of the page’s own: %s',
  (attributes) => {
    expect(textsOf(`<tag ${attributes}></tag>`)).toEqual([]);
  },
);

it('an unclosed tag is recognized by the parts of the page in it', () => {
  expect(textsOf('<tag><footer>Imprint</footer></tag>')).toEqual([expect.stringContaining('is not closed')]);
});

it('an unclosed tag is not confused with fallback content', () => {
  expect(textsOf('<tag><p>Call us: <a href="tel:1">1</a></p></tag>')).toEqual([]);
});

const shop = 'https://shop.example';

const linesFor = (policy: string, ...directives: readonly string[]): readonly string[] =>
  advisePolicies(directives.map((directive) => ({ directive, source: shop, policy }))).get(policy) ?? [];

it('a new directive repeats the sources of default-src', () => {
  const policy = "default-src 'self' data: 'unsafe-inline'; script-src 'self'";
  expect(linesFor(policy, 'connect-src', 'img-src')).toEqual([
    `connect-src ${shop} 'self' data:`,
    `img-src ${shop} 'self' data:`,
  ]);
});

it('an existing directive keeps its sources, those of the first if there are two', () => {
  const policy = "default-src 'none'; IMG-SRC 'self' https://cdn.example; img-src *";
  expect(linesFor(policy, 'img-src', 'media-src')).toEqual([
    `img-src ${shop} 'self' https://cdn.example`,
    `media-src ${shop}`,
  ]);
});

it.each([
  ["script-src 'self' 'nonce-abc'", `script-src ${shop} 'self' 'nonce-…'`],
  ["script-src 'self'; script-src-elem 'none'", `script-src-elem ${shop}`],
  ["default-src 'self' 'unsafe-inline'", `script-src ${shop} 'self' 'unsafe-inline'`],
])('a script blocked by %s', (policy, line) => {
  expect(linesFor(policy, 'script-src-elem')).toEqual([line]);
});

it('each policy of a page gets its own advice, with one line for each directive', () => {
  const policies = ["default-src 'self'", "img-src 'none'"];
  const refusals = policies.flatMap((policy) =>
    [shop, 'https://cdn.example', shop].map((source) => ({ directive: 'img-src', source, policy })),
  );
  expect([...advisePolicies(refusals).values()]).toEqual([
    [`img-src ${shop} https://cdn.example 'self'`],
    [`img-src ${shop} https://cdn.example`],
  ]);
});
