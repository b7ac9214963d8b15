/**
 * Texts and icons of the form that reach out of their section (in a dialog, their entry), or overlap, as happens if a
 * box is too small for its content. Runs in the page; self-contained, because it is sent to the browser as text.
 */
export function misfits(): readonly string[] {
  const root = document.querySelector('voice-order-form')?.shadowRoot;
  const form = root?.querySelector('[part=form]');
  if (!root || !form) return ['there is no form'];
  interface Mark {
    readonly name: string;
    readonly section: Element;
    readonly box: DOMRect;
  }
  /** Its visible part: not cut off by any ancestor. */
  const cut = ({ left, top, right, bottom }: DOMRect, one: Element | null): DOMRect => {
    if (one === null || one === form) return new DOMRect(left, top, right - left, bottom - top);
    if (getComputedStyle(one).overflow === 'visible')
      return cut(new DOMRect(left, top, right - left, bottom - top), one.parentElement);
    const around = one.getBoundingClientRect();
    const [x, y] = [Math.max(left, around.left), Math.max(top, around.top)];
    const [width, height] = [Math.min(right, around.right) - x, Math.min(bottom, around.bottom) - y];
    return cut(new DOMRect(x, y, Math.max(width, 0), Math.max(height, 0)), one.parentElement);
  };
  const boxesOf = (node: Node): readonly DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()];
    // The part behind an ellipsis has a box of its own, in the same place.
    const isElided = node.parentElement !== null && getComputedStyle(node.parentElement).textOverflow === 'ellipsis';
    return isElided ? boxes.slice(0, 1) : boxes;
  };
  const marksOf = (section: Element): readonly Mark[] =>
    [...section.querySelectorAll('*')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches('select *, textarea, svg *'))
      .flatMap((one) => {
        const texts = [...one.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
        const boxes = one.localName === 'svg' ? [one.getBoundingClientRect()] : texts.flatMap(boxesOf);
        const name = one.localName === 'svg' ? `drawing in ${one.parentElement?.className}` : (one.textContent ?? '');
        return boxes.map((box) => ({ name, section, box: cut(box, one) }));
      })
      .filter(({ box }) => box.width > 2 && box.height > 4);
  const isOut = ({ section, box }: Mark): boolean => {
    const { left, right, bottom } = section.getBoundingClientRect();
    return box.left < left || box.right > right || box.bottom > bottom;
  };
  const isOver = (one: DOMRect, other: DOMRect): boolean =>
    one.left < other.right - 2 &&
    other.left < one.right - 2 &&
    one.top < other.bottom - 5 &&
    other.top < one.bottom - 5;
  const marks = [...root.querySelectorAll('[part=section], [part=bar], dialog li')].flatMap(marksOf);
  const out = marks.filter(isOut).map(({ name }) => `out of its section: ${name}`);
  const over = marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      // The bar covers the form on purpose.
      .filter((other) => other.section.part.value === one.section.part.value && isOver(one.box, other.box))
      .map((other) => `over each other: ${one.name} and ${other.name}`),
  );
  return [...out, ...over];
}
