// @vitest-environment happy-dom
import { describe, expect, it, test } from 'vitest';
import { parseChoices, queryOf, refusedIn, standard, type Choices } from '../../../demo/kit/choices.ts';
import { policyOf, roomOf, snippetOf, type ShopScript } from '../../../demo/kit/snippet.ts';

const script: ShopScript = {
  shop: 'https://shop.example',
  release: { file: 'voice-order-form-1.2.3-0a1b2c3d.js', integrity: 'sha384-abc' },
};
const textIn = (edit: Partial<Choices>): string => snippetOf({ ...standard, ...edit }, script);

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
const hostile = `"><img src=x onerror=alert(1)> & {'`;

describe('a snippet', () => {
  it('is the shortest there is for what is standard', () => {
    expect(textIn({})).toBe(`<script src="https://shop.example/voice-order-form.js" async></script>
<voice-order-form service="moh" referral="acme">
  <a href="https://shop.example/?service=moh&amp;referral=acme">Order on-hold audio</a>
</voice-order-form>`);
  });

  it('holds the script to its release', () => {
    expect(textIn({ snippet: 'integrity' })).toContain(`<script
  src="https://shop.example/voice-order-form-1.2.3-0a1b2c3d.js"
  integrity="sha384-abc"
  crossorigin="anonymous"
  async
></script>`);
  });

  it('has an attribute a line where a line would be long', () => {
    const look = { accent: '#0b5a6b', scheme: 'dark', radius: 4, density: 0.8, language: 'fr' } as const;
    expect(textIn({ ...look, snippet: 'div', service: 'mvoice' }))
      .toBe(`<script src="https://shop.example/voice-order-form.js" async></script>
<div
  data-voice-order-form
  data-service="mvoice"
  data-referral="acme"
  data-lang="fr"
  style="--voice-order-accent: #0b5a6b; --voice-order-color-scheme: dark; --voice-order-radius: 4px; --voice-order-density: 0.8"
>
  <a href="https://shop.example/?service=mvoice&amp;referral=acme">Commander un message de boîte vocale</a>
</div>`);
  });

  it.each([
    ['', 'Order on-hold audio'],
    ['en', 'Order on-hold audio'],
    ['fr', 'Commander un audio d’attente'],
    ['es', 'Pedir mensajes de espera'],
  ] as const)('in the language %j has a link that says %s', (language, words) => {
    expect(textIn({ language })).toContain(`>${words}</a>`);
  });

  it('has what a fresh order starts with', () => {
    const start = { company: 'Blue & Sons', voice: 'emma', 'phone-system': '3cx', discount: 'WELCOME10' };
    const [, form] = bodyOf(textIn(start)).children;
    expect(Object.fromEntries([...(form?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
      service: 'moh',
      referral: 'acme',
      ...start,
    });
  });

  it('for React sets the style as an object', () => {
    expect(textIn({ snippet: 'react', accent: '#0b5a6b', referral: '' })).toContain(
      `style={{ '--voice-order-accent': "#0b5a6b" }}`,
    );
  });

  test.each(['plain', 'integrity', 'div'] as const)('as %s keeps a hostile referral code a text', (snippet) => {
    const body = bodyOf(textIn({ snippet, referral: hostile }));
    const [, form] = body.children;
    expect(form?.getAttribute(snippet === 'div' ? 'data-referral' : 'referral')).toBe(hostile);
    expect(body.querySelectorAll('img')).toHaveLength(0);
    expect(new URL(body.querySelector('a')?.href ?? '').searchParams.get('referral')).toBe(hostile);
  });

  it('for React keeps a hostile referral code a text', () => {
    expect(textIn({ snippet: 'react', referral: hostile })).toContain(`referral={${JSON.stringify(hostile)}}`);
  });
});

describe('a font with quotes', () => {
  const font = `"Bob's & Sons", 'Open Sans', Georgia, serif`;

  test.each(['plain', 'integrity', 'div'] as const)('as %s is the font of the tag, and nothing besides', (snippet) => {
    const [, form] = bodyOf(textIn({ snippet, font })).children;
    expect(form?.getAttribute('style')).toBe(`--voice-order-font: ${font}`);
    expect(form?.attributes).toHaveLength(snippet === 'div' ? 4 : 3);
  });

  it('for React is a text', () => {
    expect(textIn({ snippet: 'react', font })).toContain(`{{ '--voice-order-font': ${JSON.stringify(font)} }}`);
  });
});

it('the room for the form is kept by a rule for what was pasted', () => {
  expect(roomOf(standard)).toContain('voice-order-form:not([hidden]) {');
  expect(roomOf({ ...standard, snippet: 'div' })).toContain('[data-voice-order-form] {');
});

it('the policy names the shop for all that the form needs', () => {
  expect(policyOf('https://shop.example').split('\n')).toEqual(
    ['script-src', 'connect-src', 'img-src', 'media-src'].map((directive) => `${directive} https://shop.example;`),
  );
});

describe('choices', () => {
  it('go into an address and come back', () => {
    const chosen: Choices = {
      ...standard,
      service: 'voip',
      referral: 'a&b',
      accent: '#ff0000',
      density: 0.75,
      width: 'phone',
      snippet: 'react',
    };
    expect(parseChoices(new URLSearchParams(queryOf(chosen)))).toEqual(chosen);
    expect(queryOf(standard)).toBe('');
  });

  test.each([
    'service=x',
    'accent=red',
    'accent=%23fff;--x:1',
    'radius=-1',
    'radius=1e9',
    'radius=x',
    'density=0',
    'density=',
    'snippet=__proto__',
    'scheme=url(x)',
    'font=x;color:red',
    'font=}body{color:red',
    'font="</style>"',
    `font="Open Sans`,
    String.raw`font='Open\', serif`,
    `font="Open
Sans"`,
    'font=Georgia,',
    'font=url(x)',
  ])('that make no sense (%s) are the standard ones, and are told', (query) => {
    const given = new URLSearchParams(query);
    expect(parseChoices(given)).toEqual(standard);
    const told = [...given].filter(([, value]) => value !== '');
    expect(refusedIn(given)).toEqual(told);
  });

  test.each([
    '"Comic Sans MS", Georgia, serif',
    `'Open Sans', sans-serif`,
    'ui-monospace, -apple-system',
    'Čeština, serif',
  ])('take %s for a font', (font) => {
    const given = new URLSearchParams({ font, density: '0.80', accent: '#FF0000' });
    expect(parseChoices(given).font).toBe(font);
    expect(refusedIn(given)).toEqual([]);
  });
});
