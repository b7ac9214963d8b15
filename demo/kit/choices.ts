import { listed } from '../../src/domain/common/listed.ts';
import { hideableParts } from '../../src/domain/order/hideable-parts.ts';
import { parseReference } from '../../src/domain/checkout/reference.ts';

const allowed = {
  service: ['moh', 'voip', 'mvoice'],
  display: ['', 'button'],
  test: ['', 'on'],
  language: ['', 'en', 'fr', 'es'],
  scheme: ['', 'light', 'dark'],
  width: ['full', 'tablet', 'phone'],
  snippet: ['plain', 'integrity', 'div', 'react'],
} as const;

/** The colours that a partner can set, each by a custom property of the same name. */
export const colors = ['accent', 'text', 'surface', 'canvas'] as const;

/** A partner's choices in the kit; an empty string means the form's own value, or the page's. */
export interface Choices {
  readonly service: (typeof allowed.service)[number];
  readonly referral: string;
  /** The initial values of a fresh order, by attribute; an empty string means none. */
  readonly company: string;
  readonly voice: string;
  readonly 'phone-system': string;
  readonly discount: string;
  readonly display: (typeof allowed.display)[number];
  /** Offered services and hidden parts, as space-separated lists. */
  readonly services: string;
  readonly hide: string;
  readonly reference: string;
  /** Whether the code is for trying the form: nobody is charged. */
  readonly test: (typeof allowed.test)[number];
  readonly language: (typeof allowed.language)[number];
  readonly scheme: (typeof allowed.scheme)[number];
  /** `#rrggbb` */
  readonly accent: string;
  readonly text: string;
  readonly surface: string;
  readonly canvas: string;
  /** A CSS list of font families. */
  readonly font: string;
  /** The corner radius in px. */
  readonly radius: number;
  /** The spacing factor. */
  readonly density: number;
  readonly width: (typeof allowed.width)[number];
  readonly snippet: (typeof allowed.snippet)[number];
}

export const standard: Choices = {
  service: 'moh',
  referral: 'acme',
  company: '',
  voice: '',
  'phone-system': '',
  discount: '',
  display: '',
  services: '',
  hide: '',
  reference: '',
  test: '',
  language: '',
  scheme: '',
  accent: '',
  text: '',
  surface: '',
  canvas: '',
  font: '',
  radius: 12,
  density: 1,
  width: 'full',
  snippet: 'plain',
};

export const names = Object.keys(standard);

function oneOf<Value extends string>(values: readonly Value[], text: string | null, otherwise: Value): Value {
  return values.find((value) => value === text) ?? otherwise;
}

function numberIn([least, most]: readonly [number, number], text: string | null, otherwise: number): number {
  const value = Number(text ?? '');
  return text !== null && text !== '' && value >= least && value <= most ? value : otherwise;
}

const colorIn = (text: string | null): string => (/^#[\da-f]{6}$/iu.test(text ?? '') ? (text ?? '').toLowerCase() : '');

const word = String.raw`-?[\p{L}_][\p{L}\p{N}_-]*`;
const quoted = String.raw`"[^"\\;{}<>\p{Cc}]+"|'[^'\\;{}<>\p{Cc}]+'`;
const family = String.raw`(?:${quoted}|${word}(?:\s+${word})*)`;
/** A CSS list of font families; nothing in it may end the declaration, the rule or the tag around it. */
const families = new RegExp(String.raw`^${family}(?:\s*,\s*${family})*$`, 'u');

function fontIn(text: string): string {
  const font = text.trim();
  return font.length <= 120 && families.test(font) ? font : '';
}

/** Choices from the page's form or its URL, which anybody could have written. */
export function parseChoices(given: URLSearchParams): Choices {
  const text = (name: keyof Choices): string | null => given.get(name);
  const wordsOf = (name: keyof Choices): string => (text(name) ?? String(standard[name])).trim().slice(0, 80);
  return {
    service: oneOf(allowed.service, text('service'), standard.service),
    referral: wordsOf('referral'),
    company: wordsOf('company'),
    voice: wordsOf('voice'),
    'phone-system': wordsOf('phone-system'),
    discount: wordsOf('discount'),
    display: oneOf(allowed.display, text('display'), standard.display),
    services: listed(text('services'), allowed.service).join(' '),
    hide: listed(text('hide'), hideableParts).join(' '),
    reference: parseReference(text('reference')?.trim() ?? '') ?? '',
    test: oneOf(allowed.test, text('test'), standard.test),
    language: oneOf(allowed.language, text('language'), standard.language),
    scheme: oneOf(allowed.scheme, text('scheme'), standard.scheme),
    accent: colorIn(text('accent')),
    text: colorIn(text('text')),
    surface: colorIn(text('surface')),
    canvas: colorIn(text('canvas')),
    font: fontIn(text('font') ?? ''),
    radius: numberIn([0, 24], text('radius'), standard.radius),
    density: numberIn([0.7, 1.3], text('density'), standard.density),
    width: oneOf(allowed.width, text('width'), standard.width),
    snippet: oneOf(allowed.snippet, text('snippet'), standard.snippet),
  };
}

export type Refused = readonly (readonly [name: string, value: string])[];

/** The invalid values, by name. */
export function refusedIn(given: URLSearchParams): Refused {
  return Object.entries(parseChoices(given)).flatMap(([name, taken]) => {
    const value = given.get(name)?.trim() ?? '';
    const isTaken = value.toLowerCase() === String(taken).toLowerCase() || Number(value) === taken;
    return value === '' || isTaken ? [] : [[name, value] as const];
  });
}

/** The choices as the query of the page's URL, without defaults. */
export function queryOf(choices: Choices): string {
  const values = Object.entries(choices).map(([name, value]) => [name, String(value)]);
  const standards = new Map(Object.entries(standard).map(([name, value]) => [name, String(value)]));
  const chosen = values.filter(([name = '', value]) => names.includes(name) && value !== standards.get(name));
  return new URLSearchParams(chosen).toString();
}

/** The custom properties for the chosen appearance. */
export function stylesOf(choices: Choices): Readonly<Record<string, string>> {
  const { font, radius, density, scheme } = choices;
  const chosen = colors.filter((name) => choices[name] !== '');
  return {
    ...Object.fromEntries(chosen.map((name) => [`--voice-order-${name}`, choices[name]])),
    ...(scheme !== '' && { '--voice-order-color-scheme': scheme }),
    ...(font !== '' && { '--voice-order-font': font }),
    ...(radius !== standard.radius && { '--voice-order-radius': `${radius}px` }),
    ...(density !== standard.density && { '--voice-order-density': String(density) }),
  };
}

/** The attributes that the kit sets, except the service, which is always set. */
export const optionalAttributes = [
  'referral',
  'company',
  'voice',
  'phone-system',
  'discount',
  'display',
  'services',
  'hide',
  'reference',
  'lang',
  'test',
] as const;

/** The attributes of the tag; an attribute without a value has an empty string. */
export function attributesOf(choices: Choices): Readonly<Record<string, string>> {
  const values = { ...choices, lang: choices.language };
  const chosen = optionalAttributes.filter((name) => values[name] !== '').map((name) => [name, values[name]] as const);
  return { service: choices.service, ...Object.fromEntries(chosen), ...(choices.test !== '' && { test: '' }) };
}
