/** What to search for: a role, and a pattern of the accessible name (or of the text, for elements without a name). */
interface Wanted {
  readonly role: string;
  readonly pattern: string;
}

/** One within the other, from the outermost on, and whether the last one gets the focus. */
export interface Search {
  readonly path: readonly Wanted[];
  readonly focus: boolean;
}

/**
 * Searches for the first visible match, and scrolls it into view; returns `blind` if axe-core is missing, and null if
 * there is no match. Runs in the page.
 */
export async function look({ path, focus }: Search) {
  const { axe } = window;
  if (axe === undefined) return 'blind' as const;
  const selectors: Readonly<Record<string, string>> = {
    alert: '[role=alert]',
    button: 'button:not([role])',
    checkbox: 'input[type=checkbox]',
    combobox: 'select',
    dialog: 'dialog[open]',
    group: '[role=group], fieldset',
    heading: 'h1, h2, h3',
    radio: 'input[type=radio]',
    region: 'section, [role=region]',
    spinbutton: 'input[type=number]',
    status: '[role=status]',
    tab: '[role=tab]',
    table: 'table',
    textbox: 'textarea, input:not([type]), input[type=text], input[type=email], input[type=url], input[type=tel]',
  };
  const speaks = new Set(['alert', 'status', 'table']);
  const shadow = document.querySelector('voice-order-form')?.shadowRoot;
  const roots: readonly ParentNode[] = shadow ? [shadow, document] : [document];
  const nameOf = (one: Element, role: string): string =>
    speaks.has(role) ? (one.textContent ?? '') : axe.commons.text.accessibleText(one);
  axe.setup(document);
  const found = path.reduce<readonly ParentNode[]>(
    (within, { role, pattern }) =>
      within
        .flatMap((root) => [...root.querySelectorAll<HTMLElement>(selectors[role] ?? role)])
        .filter((one) => one.checkVisibility() && new RegExp(pattern, 'u').test(nameOf(one, role))),
    roots,
  )[0];
  axe.teardown();
  if (!(found instanceof HTMLElement)) return null;
  if (focus) found.focus();
  const frame = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  // What comes into the window is then rendered, which moves the content below.
  for (let [frames, still, last] = [0, 0, -1]; still < 8 && frames < 60; frames += 1) {
    await frame();
    const now = found.getBoundingClientRect().top;
    still = now === last ? still + 1 : 0;
    last = now;
  }
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const root = found.getRootNode();
  const hit = root instanceof ShadowRoot || root instanceof Document ? root.elementFromPoint(x, y) : null;
  const label = 'labels' in found && found.labels instanceof NodeList ? found.labels[0] : null;
  const isMet = hit !== null && (found.contains(hit) || label?.contains(hit) === true);
  return {
    x,
    y,
    top,
    /** Whether a click on its middle meets it. */
    canBePressed: isMet,
    hasFocus: found.contains((root instanceof ShadowRoot ? root : document).activeElement),
    isOn:
      ('checked' in found && found.checked === true) ||
      ['aria-pressed', 'aria-selected'].some((name) => found.getAttribute(name) === 'true'),
    value: 'value' in found ? String(found.value) : '',
    text: found.innerText,
  };
}

/** What a person sees of it. */
export type Seen = Exclude<Awaited<ReturnType<typeof look>>, 'blind' | null>;
