/** Where a field of the guest's form stands in the window, by its name, and what the table of totals says. Runs in the page. */
export function placeOf(name: string) {
  const dialog = document.querySelector('voice-order-form')?.shadowRoot?.querySelector('dialog[open]');
  return {
    top: dialog?.querySelector(`[name="${name}"]`)?.getBoundingClientRect().top ?? null,
    totals: dialog?.querySelector('table')?.textContent ?? '',
  };
}
