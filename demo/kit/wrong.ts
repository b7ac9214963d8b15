import type { Choices } from './choices.ts';

function wrongReferral({ referral }: Choices, isKnown: boolean | null): string {
  if (referral === '') return 'Without a code, orders won’t be credited to you.';
  return isKnown === false ? 'The shop doesn’t recognize this code, so orders won’t be credited to you.' : '';
}

/** The relative luminance of a colour (`#rrggbb`), as WCAG defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours (`#rrggbb`), from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** WCAG's minimum for text. */
const minContrast = 4.5;

/** The accent is the colour of text on cards; on the form's own dark cards, the form lightens it. */
function faintAccent({ accent, surface, scheme }: Choices): string {
  if (accent === '' || (scheme === 'dark' && surface === '')) return '';
  const contrast = contrastOf(accent, surface || '#ffffff');
  return contrast >= minContrast
    ? ''
    : `Hard to read: the contrast is ${contrast.toFixed(1)} : 1; ${minContrast} : 1 is needed.`;
}

/**
 * What is wrong with the choices, by the name of the field. `isKnown`: whether the shop knows the referral code; null
 * until it has answered. `typedFont` may be no list of fonts.
 */
export function wrongIn(choices: Choices, isKnown: boolean | null, typedFont: string) {
  const isFont = typedFont.trim() === '' || choices.font !== '';
  return {
    referral: wrongReferral(choices, isKnown),
    accent: faintAccent(choices),
    font: isFont ? '' : 'Not a valid font list. Write it as in CSS: Georgia, "Open Sans", serif',
  };
}
