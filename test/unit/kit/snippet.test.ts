// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { version } from '../../../package.json' with { type: 'json' };
import { optionalAttributes, parseChoices, queryOf, standard, type Choices } from '../../../demo/kit/choices.ts';
import { shortcodeOf, snippetOf, type ShopScript } from '../../../demo/kit/snippet.ts';
import { wrongIn } from '../../../demo/kit/wrong.ts';

const script: ShopScript = {
  shop: 'https://shop.example',
  release: { file: 'voice-order-form-1.2.3-0a1b2c3d.js', integrity: 'sha384-abc' },
};
/** A partner's choices. */
const withPartner: Choices = { ...standard, referral: 'acme' };

const textIn = (edit: Partial<Choices>): string => snippetOf({ ...withPartner, ...edit }, script);

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
const font = `"Bob's & Sons", 'Open Sans', Georgia, serif`;
const hostile = `"><img src=x onerror=alert(1)> & {'`;

it('a snippet is short for the default choices', () => {
  const [major] = version.split('.');
  expect(textIn({})).toBe(`<script src="https://shop.example/v${major}/voice-order-form.js" async></script>
<voice-order-form service="moh" referral="acme">
  <a href="https://shop.example/?service=moh&amp;referral=acme">Order on-hold audio</a>
</voice-order-form>`);
});

it.each([
  ['plain', '<voice-order-form service="moh" referral="acme" test>'],
  ['div', '<div data-voice-order-form data-service="moh" data-referral="acme" data-test>'],
] as const)('a snippet in test mode is marked as %s', (snippet, tag) => {
  expect(textIn({ snippet, test: 'on' })).toContain(tag);
});

it.each(['plain', 'integrity', 'div'] as const)(
  'a snippet of the kind %s escapes a hostile referral code and a font',
  (snippet) => {
    const body = bodyOf(textIn({ snippet, referral: hostile, font }));
    const [, form] = body.children;
    expect(form?.getAttribute(snippet === 'div' ? 'data-referral' : 'referral')).toBe(hostile);
    expect(form?.getAttribute('style')).toBe(`--voice-order-font: ${font}`);
    expect(form?.attributes).toHaveLength(snippet === 'div' ? 4 : 3);
    expect(body.querySelectorAll('img')).toHaveLength(0);
    expect(new URL(body.querySelector('a')?.href ?? '').searchParams.get('referral')).toBe(hostile);
  },
);

it('a snippet for React has strings and an object as its style', () => {
  const code = textIn({ snippet: 'react', referral: hostile, font });
  expect(code).toContain(`referral={${JSON.stringify(hostile)}}`);
  expect(code).toContain(`style={{ '--voice-order-font': ${JSON.stringify(font)} }}`);
});

it('the shortcode for WordPress has the choices', () => {
  expect(shortcodeOf(withPartner)).toBe('[voice_order_form service="moh" referral="acme"]');
  expect(shortcodeOf({ ...withPartner, display: 'button', language: 'fr', test: 'on' })).toBe(
    '[voice_order_form service="moh" referral="acme" display="button" lang="fr" test="on"]',
  );
});

it('the shortcode for WordPress has only attributes that the plugin accepts', async () => {
  const plugin = await readFile('demo/wordpress/voice-order-form/voice-order-form.php', 'utf8');
  const [, list = ''] = /VOICE_ORDER_FORM_ATTRIBUTES = array\(([^)]*)\)/u.exec(plugin) ?? [];
  for (const name of ['service', ...optionalAttributes]) expect(list).toContain(`'${name}'`);
});

it.each([
  [String.raw`A\n & B &amp; &#60; &x`, 'A&#92;n & B &#38;amp; &#38;#60; &x'],
  ['A "[B]" & <C>', 'A &#34;&#91;B&#93;&#34; & &#60;C&#62;'],
])('the shortcode for WordPress escapes %j', (referral, escaped) => {
  expect(shortcodeOf({ ...standard, referral })).toContain(`referral="${escaped}"`);
});

it('the choices are written to a URL and read back', () => {
  const chosen: Choices = {
    ...standard,
    service: 'voip',
    referral: 'a&b',
    accent: '#ff0000',
    canvas: '#fafafa',
    density: 0.75,
    width: 'phone',
    snippet: 'react',
  };
  expect(parseChoices(new URLSearchParams(queryOf(chosen)))).toEqual(chosen);
  expect(queryOf(standard)).toBe('');
});

it.each([
  'service=x',
  'accent=red',
  'surface=%23ffffff80',
  'radius=-1',
  'density=0',
  'snippet=__proto__',
  'font=x;color:red',
  'font=}body{color:red',
  'font="</style>"',
  `font="Open Sans`,
  String.raw`font='Open\', serif`,
  'font=Georgia,',
  'font=url(x)',
])('invalid choices (%s) are replaced with the defaults', (query) => {
  expect(parseChoices(new URLSearchParams(query))).toEqual(standard);
});

it.each([
  '"Comic Sans MS", Georgia, serif',
  `'Open Sans', sans-serif`,
  'ui-monospace, -apple-system',
  'Čeština, serif',
])('the choices accept the font %s', (font) => {
  expect(parseChoices(new URLSearchParams({ font })).font).toBe(font);
});

/** What the kit has besides the choices: whether the shop knows the partner, and the font as it was typed. */
interface Beside {
  readonly isKnown?: boolean | null;
  readonly typedFont?: string;
}

it.each<[what: string, noted: readonly string[], edit: Partial<Choices>, beside?: Beside]>([
  ['valid choices', [], { font: 'Georgia' }, { typedFont: 'Georgia' }],
  ['choices while the shop does not answer', [], {}, { isKnown: null }],
  ['an unknown partner', ['referral'], {}, { isKnown: false }],
  ['a missing partner', ['referral'], { referral: '' }, { isKnown: null }],
  ['what is no list of fonts', ['font'], {}, { typedFont: 'Georgia,' }],
  ['an accent that is hard to read on cards', ['accent'], { accent: '#f2d64b' }],
  ['a legible accent', [], { accent: '#0b5a6b' }],
  ['a dark accent in the dark scheme, because the form lightens it', [], { accent: '#0b5a6b', scheme: 'dark' }],
  ['a dark accent on a dark surface', ['accent'], { accent: '#0b5a6b', surface: '#1a1b20', scheme: 'dark' }],
])('the kit has of %s the notes %j', (_what, noted, edit, { isKnown = true, typedFont = '' } = {}) => {
  const wrong = wrongIn({ ...standard, referral: 'acme', ...edit }, isKnown, typedFont);
  expect(Object.entries(wrong).flatMap(([name, words]) => (words === '' ? [] : [name]))).toEqual(noted);
});
