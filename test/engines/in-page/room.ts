/** Texts of the form, or of its open dialog, that reach out of it, or lie over each other in the bar. Runs in the page. */
export function crowdedTexts(): readonly string[] {
  const form = document.querySelector('voice-order-form')?.shadowRoot;
  const part = form?.querySelector('dialog[open]') ?? form?.querySelector('section');
  if (!part) return ['there is no form'];
  const bar = part.querySelector('[part=bar]');
  const scrolls = (one: Element): boolean =>
    one !== part &&
    (getComputedStyle(one).overflow !== 'visible' || (one.parentElement !== null && scrolls(one.parentElement)));
  const seen = [...part.querySelectorAll('*')]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('select') === null)
    .flatMap((parent) =>
      [...parent.childNodes]
        .filter((node) => node instanceof Text && node.data.trim() !== '')
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()].map((box) => ({ text: node.textContent ?? '', parent, box }));
        }),
    )
    .filter(({ box }) => box.width > 1);
  const end = part.getBoundingClientRect().right + 1;
  const out = seen.filter(({ box, parent }) => box.right > end && !scrolls(parent)).map(({ text }) => `out: ${text}`);
  const inBar = seen.filter(({ parent }) => bar?.contains(parent));
  const over = inBar.flatMap(({ text, box }, index) =>
    inBar
      .slice(index + 1)
      .filter((other) => box.left < other.box.right - 1 && other.box.left < box.right - 1)
      .filter((other) => box.top < other.box.bottom - 4 && other.box.top < box.bottom - 4)
      .map((other) => `over each other: ${text} and ${other.text}`),
  );
  return [...out, ...over];
}

/** Makes the form as narrow as a window that the browser does not go down to. Runs in the page. */
export function narrow(width: number): void {
  const form = document.querySelector('voice-order-form');
  if (form instanceof HTMLElement && innerWidth > width) form.style.maxWidth = `${width}px`;
}
