/** Controls that accept typing, directly or through the browser's list. */
const typedInto = 'textarea, select, input:not([type=checkbox], [type=radio])';

/** With Ctrl or ⌘, these keys edit text; any other such combination is a shortcut. */
const editing = /^(?:[acvxyz]|Arrow\w+|Backspace|Delete|End|Enter|Home|Insert)$/i;

/** Keys that a page may handle wherever the focus is, or that a form does not use. */
const pageKeys = /^(?:Escape|F\d+)$/;
const modifiers = /^(?:Alt|AltGraph|Control|Meta|Shift)$/;

const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

const isTyped = (event: Event): boolean => targetOf(event)?.matches(typedInto) === true;

/**
 * Whether a key belongs to the form. The host page gets a key only if it would treat that key as a shortcut in a
 * similar control of its own, because a page can't see that somebody is typing inside a shadow root. While a dialog is
 * open, the page gets no keys.
 */
function isFormKey(event: KeyboardEvent): boolean {
  const { key } = event;
  const isTyping = isTyped(event);
  if (modifiers.test(key)) return false;
  if (event.isComposing || targetOf(event)?.closest('dialog')) return true;
  if (pageKeys.test(key)) return false;
  const isCombined = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (isCombined) return isTyping && editing.test(key);
  return isTyping || key === ' ' || key.length > 1;
}

/** Whether the text under the pointer scrolls by itself, or a dialog covers the page. Nothing else scrolls. */
function isFormScrolling(event: Event): boolean {
  const target = targetOf(event);
  const area = target?.closest('textarea');
  return target?.closest('dialog') != null || (area != null && area.scrollHeight > area.clientHeight);
}

const rules: readonly (readonly [types: readonly string[], isForForm: (event: Event) => boolean])[] = [
  [['keydown', 'keyup', 'keypress'], (event) => event instanceof KeyboardEvent && isFormKey(event)],
  [['input', 'beforeinput'], () => true],
  [['copy', 'cut', 'paste', 'mousedown', 'selectstart', 'contextmenu'], isTyped],
  [['wheel', 'touchmove'], isFormScrolling],
];

function disablePreventDefault(this: Element, event: Event): void {
  if (event.target === this) Object.defineProperty(event, 'preventDefault', { value: () => {} });
}

/**
 * Stops events at the shadow root that the host page should not get, and those that its scripts would break because
 * they can't see the real target: shortcuts, copy protection, custom scrolling. Clicks always leave the shadow root,
 * but the page can't cancel what they do inside.
 */
export function isolateEvents(root: ShadowRoot): void {
  for (const [types, isForForm] of rules) {
    const stop = (event: Event): void => {
      if (isForForm(event)) event.stopPropagation();
    };
    for (const type of types) root.addEventListener(type, stop, { passive: true });
  }
  root.host.addEventListener('click', disablePreventDefault);
}

/** Opening a form that is behind a button does not count as using it. */
const opensForm = (event: Event): boolean => targetOf(event)?.closest('[data-opens]') != null;

/**
 * Resolves when the buyer first uses the form; nothing is stored before (docs/contract.md, On the wire). `pointerdown`
 * does not count, because it also starts scrolling with a finger.
 */
export function firstUse(root: ShadowRoot): Promise<void> {
  return new Promise((resolve) => {
    const end = new AbortController();
    const use = (event: Event): void => {
      if (opensForm(event)) return;
      end.abort();
      resolve();
    };
    for (const type of ['click', 'keydown', 'input'])
      root.addEventListener(type, use, { capture: true, signal: end.signal });
  });
}
