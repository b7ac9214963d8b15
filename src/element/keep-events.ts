/** Controls that take typing, by themselves or through the browser's list. */
const typedInto = 'textarea, select, input:not([type=checkbox], [type=radio])';

/** With Ctrl or ⌘ these edit a text; any other such combination is a shortcut. */
const editing = /^(?:[acvxyz]|Arrow\w+|Backspace|Delete|End|Enter|Home|Insert)$/i;

/** What means something to a page wherever the focus is, as held modifiers, or is of no use to a form. */
const pagesOwn = /^(?:Alt|AltGraph|Control|Escape|F\d+|Meta|Shift)$/;
const modifiers = /^(?:Alt|AltGraph|Control|Meta|Shift)$/;

const targetOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null);

/**
 * Whether a key is ours. It goes on to the host page just where one of a control of the page's own would be taken for a
 * shortcut: a page can't see that somebody is typing inside of a shadow root. Behind a dialog it hears nothing.
 */
function isOurKey(event: KeyboardEvent): boolean {
  const { key } = event;
  const target = targetOf(event);
  const isTyping = target?.matches(typedInto) === true;
  if (modifiers.test(key)) return false;
  if (event.isComposing || target?.closest('dialog')) return true;
  if (pagesOwn.test(key)) return false;
  const isCombined = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (isCombined) return isTyping && editing.test(key);
  return isTyping || key === ' ' || key.length > 1;
}

const isTyped = (event: Event): boolean => targetOf(event)?.matches(typedInto) === true;

const isScroller = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';

/** Whether what is under the pointer scrolls by itself, or lies over the page. */
function isOurScrolling(event: Event): boolean {
  for (let at = targetOf(event); at !== null; at = at.parentElement) {
    if (at.localName === 'dialog' || isScroller(at)) return true;
  }
  return false;
}

const rules: readonly (readonly [types: readonly string[], isOurs: (event: Event) => boolean])[] = [
  [['keydown', 'keyup', 'keypress'], (event) => event instanceof KeyboardEvent && isOurKey(event)],
  [['input', 'beforeinput'], () => true],
  [['copy', 'cut', 'paste', 'mousedown', 'selectstart', 'contextmenu'], isTyped],
  [['wheel', 'touchmove'], isOurScrolling],
];

function takeNothingBack(this: Element, event: Event): void {
  if (event.target === this) Object.defineProperty(event, 'preventDefault', { value: () => {} });
}

/**
 * Keeps in the shadow root the events that are none of the host page's business, and those that its scripts would spoil
 * as they can't see which control they come from: shortcuts, guards against copying, scrolling of their own. Clicks are
 * for everybody, but what they do inside can't be called off from outside.
 */
export function keepEvents(root: ShadowRoot): void {
  for (const [types, isOurs] of rules) {
    const keep = (event: Event): void => {
      if (isOurs(event)) event.stopPropagation();
    };
    for (const type of types) root.addEventListener(type, keep, { passive: true });
  }
  root.host.addEventListener('click', takeNothingBack);
}
