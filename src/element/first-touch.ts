/** A press, a key and an input. `pointerdown` is not included, because it also starts scrolling with a finger. */
const touches = ['click', 'keydown', 'input'];

/** Opening a form that is behind a button is not a touch. */
const opens = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-opens]') !== null;

/** Resolves when the buyer first touches the form. Nothing is stored before (docs/contract.md, On the wire). */
export function firstTouch(root: ShadowRoot): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const touch = (event: Event): void => {
      if (opens(event)) return;
      end.abort();
      resolve();
    };
    for (const type of touches) root.addEventListener(type, touch, { capture: true, signal: end.signal });
  });
}
