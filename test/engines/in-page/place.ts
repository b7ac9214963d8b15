/** How far below the table of totals a field of the guest's form stands, by its name, and what that says. Runs in the page. */
export function placeOf(name: string) {
  const dialog = document.querySelector('voice-order-form')?.shadowRoot?.querySelector('dialog[open]');
  const table = dialog?.querySelector('table');
  const top = dialog?.querySelector(`[name="${name}"]`)?.getBoundingClientRect().top;
  const from = table?.getBoundingClientRect().top;
  return { top: top === undefined || from === undefined ? null : top - from, totals: table?.textContent ?? '' };
}
