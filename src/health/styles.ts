import { declaredInSheets } from './declared-in-sheets.ts';
import type { HealthFacts } from './facts.ts';
import { findMeant } from './find-meant.ts';
import { holderOf } from './attribute-holder.ts';

type Rule = readonly [isValid: (value: string) => boolean, example: string];

const holdsAs =
  (property: string) =>
  (value: string): boolean =>
    CSS.supports(property, value);

const color: Rule = [holdsAs('color'), '#0b5a6b'];

/**
 * Custom property → its valid values (docs/embedding.md, Styling): the name of a CSS property that accepts the same
 * values, if there is one.
 */
const rules: Readonly<Record<string, Rule>> = {
  accent: color,
  'on-accent': color,
  text: color,
  surface: color,
  canvas: color,
  // The radius is used in calculations, so two lengths are not valid.
  radius: [holdsAs('padding-top'), '12px'],
  density: [holdsAs('flex-grow'), '0.9'],
  font: [holdsAs('font-family'), 'Georgia, serif'],
  // The property accepts any word.
  'color-scheme': [(value) => /^(?:(?:only|light|dark|normal)\b\s*)+$/iu.test(value), 'dark'],
};

const prefix = '--voice-order-';

/** The custom properties of the form with invalid values. */
export function findBadStyles(element: HTMLElement): HealthFacts['badStyles'] {
  const set = getComputedStyle(element);
  return Object.entries(rules).flatMap(([end, [isValid, example]]) => {
    const name = `${prefix}${end}`;
    const value = set.getPropertyValue(name).trim();
    return value === '' || isValid(value) ? [] : [{ name, value, example }];
  });
}

/** The content of the page's `style` attribute if the page's policy blocks it; otherwise null. */
export function findRefusedStyle(element: HTMLElement): HealthFacts['refusedStyle'] {
  const holder = holderOf(element);
  const written = holder.getAttribute('style')?.trim() ?? '';
  return written.includes(prefix) && holder.style.length === 0 ? written : null;
}

/**
 * The custom properties that look like the form's: on the element, on the marked div around it, and in the page's style
 * sheets, regardless of selectors.
 */
export function findStrangeStyles(element: HTMLElement): HealthFacts['strangeStyles'] {
  const ends = Object.keys(rules);
  const known = ends.map((end) => `${prefix}${end}`);
  const declared = new Set([...Array.from(holderOf(element).style), ...declaredInSheets(element)]);
  const strange = [...declared].filter((name) => name.startsWith(prefix) && !known.includes(name));
  return strange.map((name) => {
    const meant = findMeant(name.slice(prefix.length), ends);
    return { name, meant: meant === null ? null : `${prefix}${meant}`, known: known.join(', ') };
  });
}
