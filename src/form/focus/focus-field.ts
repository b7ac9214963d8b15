import type { MouseEvent } from 'react';

type Numbered = 'message' | 'style' | 'title' | 'move' | 'add' | 'voice' | 'track' | 'word' | 'sound' | 'unsplit';

/**
 * The names, in `data-field`, of everything that can get the focus: fields, groups of choices, buttons, titles of
 * messages.
 */
export type FieldName =
  | 'service'
  | 'voices'
  | 'voices-found'
  | 'track-category'
  | 'phone-system'
  | 'comments'
  | 'discount-code'
  | 'remove-discount'
  | 'acknowledgement'
  | 'sent'
  | 'summary'
  | 'again'
  | 'undo'
  | 'login'
  | 'continue-as-guest'
  | 'drafting-company'
  | 'drafting-count'
  | 'pasted'
  | 'add-word'
  | `guest-${string}`
  | `fill-${number}-${string}`
  | `${Numbered}-${number}`;

/** Connects the pay button, which is in the dialog's footer, with the guest form. Ids are local to a shadow root. */
export const guestFormId = 'guest-form';

declare module 'react' {
  // oxlint-disable-next-line typescript/no-unused-vars -- must have the parameter of React's own interface
  interface HTMLAttributes<T> {
    'data-field'?: FieldName | undefined;
  }
}

type Root = ShadowRoot | Document;

/** The tree that contains an element; null once it is removed. */
export function rootOf(element: Element): Root | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : null;
}

/** Focuses a field of the form, by its name. The page scrolls only as far as needed. */
export function focusField(from: Element, field: FieldName, block?: ScrollLogicalPosition): void {
  focusIn(rootOf(from), field, block);
}

/** Does the same after the next render; what was pressed may be gone by then. */
export function focusSoon(from: Element, field: FieldName, block?: ScrollLogicalPosition): void {
  const root = rootOf(from);
  requestAnimationFrame(() => focusIn(root, field, block));
}

/** Focuses the first invalid field of a form, once its error is rendered. */
export function focusWrong(form: Element): void {
  requestAnimationFrame(() => reach(form.querySelector<HTMLElement>('[aria-invalid=true]')));
}

/** Moves the focus soon, if it is lost by then because its element was removed. */
export function focusIfLost(from: Element, field: FieldName): void {
  const root = rootOf(from);
  requestAnimationFrame(() => document.activeElement === document.body && focusIn(root, field));
}

function focusIn(root: Root | null, field: FieldName, block?: ScrollLogicalPosition): void {
  const target = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  if (target && unfold(target)) {
    // A part that was never open renders the field now.
    requestAnimationFrame(() => focusIn(root, field, block));
    return;
  }
  // In a group, the selected control gets the focus, or else the first one.
  const control =
    target?.querySelector<HTMLElement>('input:checked,[aria-selected=true]') ??
    target?.querySelector<HTMLElement>('input:enabled');
  reach(control ?? target, block);
}

/**
 * The browser decides on the focus ring: keyboard users need one, but after a mouse press it would look like a
 * selection.
 */
export function reach(control: HTMLElement | null | undefined, block: ScrollLogicalPosition = 'nearest'): void {
  if (!control) return;
  if (unfold(control)) {
    requestAnimationFrame(() => reach(control, block));
    return;
  }
  control.focus({ preventScroll: true });
  // The scroll margins of root.css.ts keep clear of the page's header and the form's bar.
  control.scrollIntoView({ block });
}

/** Opens the collapsed part that contains a control, with the part's own button. Returns whether there was one. */
function unfold(control: Element): boolean {
  const part = control.closest<HTMLElement>('[hidden]');
  const button = part && rootOf(part)?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"]`);
  button?.click();
  return Boolean(button);
}

/** A press that runs an action, after which the buyer goes on in another field. */
export const thenFocus =
  (action: () => void, field: FieldName, block?: ScrollLogicalPosition) =>
  (event: MouseEvent<HTMLElement>): void => {
    action();
    focusSoon(event.currentTarget, field, block);
  };
