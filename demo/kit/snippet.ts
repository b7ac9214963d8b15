import { attributesOf, stylesOf, type Choices } from './choices.ts';

/** The source of the script. */
export interface ShopScript {
  /** The shop's origin. */
  readonly shop: string;
  /** The release to pin the script to; null if the shop publishes none. */
  readonly release: { readonly file: string; readonly integrity: string } | null;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&"<>]/gu, (character) => escapes[character] ?? '');

const longest = 80;

type Words = Readonly<Record<Choices['service'], string>>;

const english: Words = {
  moh: 'Order on-hold audio',
  voip: 'Order phone prompts',
  mvoice: 'Order a voicemail greeting',
};

/** The text of the fallback link; English if the page decides the language. */
const words: Readonly<Record<Choices['language'], Words>> = {
  '': english,
  en: english,
  fr: {
    moh: 'Commander des messages d’attente',
    voip: 'Commander des messages téléphoniques',
    mvoice: 'Commander un message d’accueil de boîte vocale',
  },
  es: {
    moh: 'Pedir mensajes de espera',
    voip: 'Pedir saludos y menús telefónicos',
    mvoice: 'Pedir un saludo de buzón de voz',
  },
};

const linkText = ({ service, language }: Choices): string => words[language][service];

/** The URL of the shop's own order page, for browsers that can't run the form. */
function orderPage({ service, referral }: Choices, shop: string): string {
  const query = new URLSearchParams({ service, ...(referral !== '' && { referral }) });
  return `${shop}/?${query.toString()}`;
}

const fallback = (choices: Choices, shop: string): string =>
  `  <a href="${escapeHtml(orderPage(choices, shop))}">${linkText(choices)}</a>`;

const styleText = (choices: Choices): string =>
  Object.entries(stylesOf(choices))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** An opening tag on one line if it fits, otherwise with one attribute per line. */
function openTag(start: string, attributes: readonly string[], indent = ''): readonly string[] {
  const line = `${indent}<${[start, ...attributes].join(' ')}>`;
  if (line.length <= longest) return [line];
  return [`${indent}<${start}`, ...attributes.map((attribute) => `${indent}  ${attribute}`), `${indent}>`];
}

/** The attributes of a tag as HTML, each with a prefix except the style. */
function attributes(choices: Choices, prefix = ''): readonly string[] {
  const own = Object.entries(attributesOf(choices)).map(([name, value]) =>
    value === '' ? prefix + name : `${prefix}${name}="${escapeHtml(value)}"`,
  );
  const style = styleText(choices);
  return style === '' ? own : [...own, `style="${escapeHtml(style)}"`];
}

/** The newest script of this major version. A page that uses it never gets another major version. */
const scriptPath = '/v1/voice-order-form.js';

const scriptTag = ({ shop }: ShopScript): string => `<script src="${shop}${scriptPath}" async></script>`;

function plain(choices: Choices, script: ShopScript): readonly string[] {
  return [
    scriptTag(script),
    ...openTag('voice-order-form', attributes(choices)),
    fallback(choices, script.shop),
    '</voice-order-form>',
  ];
}

function withIntegrity(choices: Choices, script: ShopScript): readonly string[] {
  const { shop, release } = script;
  if (release === null) return plain(choices, script);
  const [, ...tag] = plain(choices, script);
  return [
    '<script',
    `  src="${shop}/${escapeHtml(release.file)}"`,
    `  integrity="${escapeHtml(release.integrity)}"`,
    '  crossorigin="anonymous"',
    '  async',
    '></script>',
    ...tag,
  ];
}

function markedDiv(choices: Choices, script: ShopScript): readonly string[] {
  const tag = openTag('div', ['data-voice-order-form', ...attributes(choices, 'data-')]);
  return [scriptTag(script), ...tag, fallback(choices, script.shop), '</div>'];
}

/** An attribute in JSX. A value that JSX text can't contain is written as an expression. */
const jsxAttribute = ([name, value]: readonly [string, string]): string => {
  if (value === '') return name;
  return /["&{}<>\\]/u.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;
};

function react(choices: Choices, { shop }: ShopScript): readonly string[] {
  const styles = Object.entries(stylesOf(choices)).map(([name, value]) => `'${name}': ${JSON.stringify(value)}`);
  const style = styles.length === 0 ? [] : [`style={{ ${styles.join(', ')} }}`];
  const given = [...Object.entries(attributesOf(choices)).map(jsxAttribute), ...style];
  return [
    'export function OrderForm() {',
    '  return (',
    '    <>',
    `      <script src="${shop}${scriptPath}" async />`,
    ...openTag('voice-order-form', given, '      '),
    `        <a ${jsxAttribute(['href', orderPage(choices, shop)])}>${linkText(choices)}</a>`,
    '      </voice-order-form>',
    '    </>',
    '  );',
    '}',
  ];
}

const snippets = { plain, integrity: withIntegrity, div: markedDiv, react } as const;

/** The code that a partner pastes, as plain text. The page must show it as text, never parse it as HTML. */
export function snippetOf(choices: Choices, script: ShopScript): string {
  return snippets[choices.snippet](choices, script).join('\n');
}

/**
 * Escapes characters that end a value, the tag or the shortcode, backslashes (WordPress strips them) and what looks like
 * an entity: WordPress keeps entities as they are.
 */
const escapeShortcode = (text: string): string =>
  text.replaceAll(/["<>[\]\\]|&(?=#?\w+;)/gu, (character) => `&#${character.charCodeAt(0)};`);

/** The shortcode of the WordPress plugin, which has no styles (demo/wordpress). */
export function shortcodeOf(choices: Choices): string {
  const given = { ...attributesOf(choices), ...(choices.test !== '' && { test: 'on' }) };
  const words = Object.entries(given).map(([name, value]) => `${name}="${escapeShortcode(value)}"`);
  return `[${['voice_order_form', ...words].join(' ')}]`;
}

/** The directives that a page's content security policy needs. */
export const policyOf = (shop: string): string =>
  ['script-src', 'connect-src', 'img-src', 'media-src'].map((directive) => `${directive} ${shop};`).join('\n');
