/** The element with the page's attributes: the form itself, or the marked div around it. */
export const holderOf = (element: HTMLElement): HTMLElement =>
  element.parentElement?.hasAttribute('data-voice-order-form') ? element.parentElement : element;
