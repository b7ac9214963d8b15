import { bringInSight } from '../../ui/sight/free-part.ts';
import type { FieldName } from './field-name.ts';

type Root = ShadowRoot | Document;

/** The tree that an element stands in; null once it is taken out. */
export function rootOf(element: Element): Root | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot || root instanceof Document ? root : null;
}

/** Moves the focus to a field of the form, by its name. The page scrolls only as far as it takes to see it. */
export function focusField(from: Element, field: FieldName, block?: ScrollLogicalPosition): void {
  focusIn(rootOf(from), field, block);
}

/** The same once what was just changed is drawn; what was pressed may be gone by then. */
export function focusSoon(from: Element, field: FieldName, block?: ScrollLogicalPosition): void {
  const root = rootOf(from);
  requestAnimationFrame(() => focusIn(root, field, block));
}

/** Moves it to the first field of a form that is wrong, once its error is drawn. */
export function focusWrong(form: Element): void {
  requestAnimationFrame(() => reach(form.querySelector<HTMLElement>('[aria-invalid=true]')));
}

/** Moves it soon where it is nowhere then, as what had it is gone. */
export function focusIfLost(from: Element, field: FieldName): void {
  const root = rootOf(from);
  requestAnimationFrame(() => document.activeElement === document.body && focusIn(root, field));
}

function focusIn(root: Root | null, field: FieldName, block?: ScrollLogicalPosition): void {
  const target = root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  // Of a group, the control that is chosen takes the focus, or else its first.
  const control =
    target?.querySelector<HTMLElement>('input:checked,[aria-selected=true]') ??
    target?.querySelector<HTMLElement>('input:enabled');
  // At the end, as the heading says what the group is about.
  if (control) reach(control, block && 'end');
  else reach(target, block);
}

/** Whether it gets a ring the browser decides: keys need one, after a press of the mouse it would look like a choice. */
export function reach(control: HTMLElement | null | undefined, block?: ScrollLogicalPosition): void {
  if (!control) return;
  if (unfold(control)) {
    requestAnimationFrame(() => reach(control, block));
    return;
  }
  control.focus({ preventScroll: true });
  bringInSight(control, block);
  // What was out of sight is laid out only now, and may move it (section-list.tsx, message-card.css.ts).
  requestAnimationFrame(() => requestAnimationFrame(() => bringInSight(control, block)));
}

/** Opens the folded part that a control is in, by the part's own button. Returns whether there was one. */
function unfold(control: Element): boolean {
  const part = control.closest<HTMLElement>('[hidden]');
  const button = part && rootOf(part)?.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"]`);
  button?.click();
  return Boolean(button);
}
