/**
 * Chosen options that are longer than their field and end in the middle of a letter. Runs in the page. Of the engines
 * only WebKit has no ellipsis there; what fades a text out has to lie over its end.
 */
export function cutTexts(): readonly string[] {
  const selects = document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('select') ?? [];
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen || !navigator.vendor.startsWith('Apple')) return [];
  return [...selects].flatMap((select) => {
    const look = getComputedStyle(select);
    pen.font = look.font;
    const text = select.selectedOptions[0]?.text ?? '';
    const end = select.getBoundingClientRect().right - parseFloat(look.paddingInlineEnd);
    const room = select.clientWidth - parseFloat(look.paddingInlineStart) - parseFloat(look.paddingInlineEnd);
    const fade = select.nextElementSibling;
    const isFaded =
      fade !== null &&
      getComputedStyle(fade).backgroundImage.includes('gradient') &&
      fade.getBoundingClientRect().left < end - 8;
    return pen.measureText(text).width > room && !isFaded ? [`cut: ${text}`] : [];
  });
}

/** Makes the form as narrow as a window that the browser does not go down to. Runs in the page. */
export function narrow(width: number): void {
  const form = document.querySelector('voice-order-form');
  if (form instanceof HTMLElement && innerWidth > width) form.style.maxWidth = `${width}px`;
}

/** Opens each folded part of the form. Runs in the page. */
export function unfold(): void {
  const shut = document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('h2 > [aria-expanded=false]');
  for (const heading of shut ?? []) if (heading instanceof HTMLElement) heading.click();
}
