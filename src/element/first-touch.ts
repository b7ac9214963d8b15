/** A press, a key and an input. Not `pointerdown`, which begins scrolling with a finger too. */
const touches = ['click', 'keydown', 'input'];

/** Resolves when the buyer first touches the form: until then nothing is stored (docs/contract.md, On the wire). */
export function firstTouch(root: ShadowRoot): Promise<void> {
  return new Promise((resolve) => {
    for (const type of touches) root.addEventListener(type, () => resolve(), { capture: true, once: true });
  });
}
