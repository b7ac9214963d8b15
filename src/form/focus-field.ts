/** Moves the focus to a field of the form, by its `data-field` name, and brings it into sight. */
export function focusField(from: Element, field: string): void {
  const root = from.getRootNode();
  if (!(root instanceof ShadowRoot || root instanceof Document)) return;
  const target = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  // Of a group, the control that is chosen takes the focus, or else its first.
  const control =
    target?.querySelector<HTMLElement>('input:checked') ?? target?.querySelector<HTMLElement>('input:enabled');
  (control ?? target)?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
