import type { HealthFacts } from './facts.ts';

type Rule = readonly [isValid: (value: string) => boolean, example: string];

const holdsAs =
  (property: string) =>
  (value: string): boolean =>
    CSS.supports(property, value);

const color: Rule = [holdsAs('color'), '#0b5a6b'];

/** Custom property → what holds there (docs/embedding.md, Styling): a CSS property that takes just the same, where there is one. */
const rules: Readonly<Record<string, Rule>> = {
  accent: color,
  'on-accent': color,
  text: color,
  surface: color,
  canvas: color,
  // Corners are reckoned with: two lengths would not do.
  radius: [holdsAs('padding-top'), '12px'],
  density: [holdsAs('flex-grow'), '0.9'],
  font: [holdsAs('font-family'), 'Georgia, serif'],
  // The property takes any word.
  'color-scheme': [(value) => /^(?:(?:only|light|dark|normal)\b\s*)+$/iu.test(value), 'dark'],
};

/** The custom properties of the form whose values it can't use. */
export function findBadStyles(element: Element): HealthFacts['badStyles'] {
  const set = getComputedStyle(element);
  return Object.entries(rules).flatMap(([end, [isValid, example]]) => {
    const name = `--voice-order-${end}`;
    const value = set.getPropertyValue(name).trim();
    return value === '' || isValid(value) ? [] : [{ name, value, example }];
  });
}
