/** Chooses an option of the list that has the focus, or marks all that is in the field that has it. Runs in the page. */
export function take(value: string | null): boolean {
  const inner = document.activeElement?.shadowRoot?.activeElement ?? document.activeElement;
  if (inner instanceof HTMLSelectElement && value !== null) {
    inner.value = value;
    for (const name of ['input', 'change']) inner.dispatchEvent(new Event(name, { bubbles: true, composed: true }));
    return inner.value === value;
  }
  if (inner instanceof HTMLInputElement || inner instanceof HTMLTextAreaElement) inner.select();
  return inner instanceof HTMLElement;
}
