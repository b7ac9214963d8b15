/** What the page wrote attributes on: the element, or the marked div that it stands in for. */
export const holderOf = (element: HTMLElement): HTMLElement =>
  element.parentElement?.hasAttribute('data-voice-order-form') ? element.parentElement : element;
