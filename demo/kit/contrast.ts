import { part } from './parts.ts';
import { preview } from './preview.ts';

/** WCAG's minimum for text. */
const minimum = 4.5;

/** The red, green and blue of any CSS colour, from 0 to 255. */
function channelsOf(color: string): readonly number[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (canvas === null) return [];
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
}

/** The relative luminance of WCAG. */
function luminanceOf(color: string): number {
  const linear = channelsOf(color).map((channel) =>
    channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  );
  return [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => sum + weight * (linear[index] ?? 0), 0);
}

/** The contrast ratio of two colours, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A warning if text on the accent, or the accent on a card, is hard to read in the preview; empty if it is legible. */
function contrastWarning(): string {
  const styleOf = (part: string): CSSStyleDeclaration | null => {
    const element = preview.shadowRoot?.querySelector(`[part~=${part}]`);
    return element instanceof HTMLElement ? getComputedStyle(element) : null;
  };
  const [button, section] = [styleOf('button-primary'), styleOf('section')];
  const accent = getComputedStyle(preview).getPropertyValue('--voice-order-accent');
  if (button === null || section === null || accent === '') return '';
  const contrast = Math.min(
    contrastOf(button.color, button.backgroundColor),
    contrastOf(accent, section.backgroundColor),
  );
  return contrast >= minimum ? '' : `Hard to read: the contrast is ${contrast.toFixed(1)} : 1, and ${minimum} : 1 is needed.`;
}

/** Shows the warning beside the accent, after the preview has been drawn with it. */
export function showContrast(): void {
  requestAnimationFrame(() => {
    part('#accent-contrast', HTMLElement).textContent = contrastWarning();
  });
}
