/** A press, a key and an input. Not `pointerdown`, which begins scrolling with a finger too. */
const touches = ['click', 'keydown', 'input'];

/** Opening a form that is behind a button does not touch it. */
const opens = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-opens]') !== null;

/** Resolves when the buyer first touches the form: until then nothing is stored (docs/contract.md, On the wire). */
export function firstTouch(root: ShadowRoot): Promise<void> {
  return new Promise((resolve) => {
    const touch = (event: Event): void => {
      if (!opens(event)) resolve();
    };
    for (const type of touches) root.addEventListener(type, touch, { capture: true });
  });
}
