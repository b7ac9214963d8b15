/**
 * Sets how much larger the browser's default font size is than 16 px: the type sizes of the form follow it, but not the
 * font size of the page's root, which some pages set to 62.5 %.
 */
export function setTextScale(root: HTMLElement | null): void {
  if (!root) return;
  // CSS can't divide lengths in all browsers. This pseudo-element has the font size `medium` (root.css.ts).
  const medium = Number.parseFloat(getComputedStyle(root, '::before').fontSize);
  if (medium > 0) root.style.setProperty('--vo-scale', `${medium / 16}`);
}
