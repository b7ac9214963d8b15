/** Moves the focus to a field of the form, by its `data-field` name, and brings it into sight. */
export function focusField(from: Element, field: string): void {
  focusIn(from.getRootNode(), field);
}

/** The same once what was just changed is drawn; what was pressed may be gone by then. */
export function focusSoon(from: Element, field: string): void {
  const root = from.getRootNode();
  requestAnimationFrame(() => focusIn(root, field));
}

/** The same where the focus is nowhere then, as what had it is gone. */
export function focusIfLost(from: Element, field: string): void {
  const root = from.getRootNode();
  requestAnimationFrame(() => document.activeElement === document.body && focusIn(root, field));
}

function focusIn(root: Node, field: string): void {
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const target = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  // Of a group, the control that is chosen takes the focus, or else its first.
  const control =
    target?.querySelector<HTMLElement>('input:checked,[aria-selected=true]') ??
    target?.querySelector<HTMLElement>('input:enabled');
  (control ?? target)?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
