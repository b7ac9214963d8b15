import { serviceTypes } from '../../src/domain/order/service-types.ts';

/** The colours that a partner can set, each by a custom property of the same name. */
export const colors = ['accent', 'surface', 'canvas'] as const;

/** Reads a choice from a text that anybody could have written; null if it is not given. */
type Read<Value> = (text: string | null) => Value;

/** The first value is the standard. */
const oneOf =
  <Value extends string>(first: Value, ...others: readonly Value[]): Read<Value> =>
  (text) =>
    others.find((value) => value === text) ?? first;

const words: Read<string> = (text) => (text ?? '').trim().slice(0, 80);

const number =
  (least: number, standard: number, most: number): Read<number> =>
  (text) => {
    const value = Number(text ?? '');
    return text !== null && text !== '' && value >= least && value <= most ? value : standard;
  };

/** `#rrggbb` */
const color: Read<string> = (text) => (/^#[\da-f]{6}$/iu.test(text ?? '') ? (text ?? '').toLowerCase() : '');

const word = String.raw`-?[\p{L}_][\p{L}\p{N}_-]*`;
const quoted = String.raw`"[^"\\;{}<>\p{Cc}]+"|'[^'\\;{}<>\p{Cc}]+'`;
const family = String.raw`(?:${quoted}|${word}(?:\s+${word})*)`;
/** A CSS list of font families; nothing in it may end the declaration, the rule or the tag around it. */
const families = new RegExp(String.raw`^${family}(?:\s*,\s*${family})*$`, 'u');

const font: Read<string> = (text) => {
  const given = (text ?? '').trim();
  return given.length <= 120 && families.test(given) ? given : '';
};

/** A partner's choices in the kit; an empty string means the form's own value, or the page's. */
const reads = {
  service: oneOf(...serviceTypes),
  referral: words,
  display: oneOf('', 'button'),
  /** Whether the code is for trying the form: nobody is charged. */
  test: oneOf('', 'on'),
  language: oneOf('', 'en', 'fr', 'es'),
  scheme: oneOf('', 'light', 'dark'),
  accent: color,
  surface: color,
  canvas: color,
  font,
  /** The corner radius in px. */
  radius: number(0, 12, 24),
  /** The spacing factor. */
  density: number(0.7, 1, 1.3),
  width: oneOf('full', 'tablet', 'phone'),
  snippet: oneOf('plain', 'integrity', 'div', 'react'),
};

export type Choices = { readonly [Name in keyof typeof reads]: ReturnType<(typeof reads)[Name]> };

/** Choices from the page's form or its URL. */
export function parseChoices(given: URLSearchParams): Choices {
  const values = Object.entries(reads).map(([name, read]) => [name, read(given.get(name))]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each choice has its name
  return Object.fromEntries(values) as Choices;
}

export const standard = parseChoices(new URLSearchParams());

/** The choices as the query of the page's URL, without defaults. */
export function queryOf(choices: Choices): string {
  const standards = new Map<string, unknown>(Object.entries(standard));
  const chosen = Object.entries(choices).flatMap(([name, value]) =>
    value === standards.get(name) ? [] : [[name, String(value)]],
  );
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
export const optionalAttributes = ['referral', 'display', 'lang', 'test'] as const;

/** The attributes of the tag; an attribute without a value has an empty string. */
export function attributesOf(choices: Choices): Readonly<Record<string, string>> {
  const values = { ...choices, lang: choices.language };
  const chosen = optionalAttributes.filter((name) => values[name] !== '').map((name) => [name, values[name]] as const);
  return { service: choices.service, ...Object.fromEntries(chosen), ...(choices.test !== '' && { test: '' }) };
}
