/**
 * The distance of a field of the guest form below the table of totals, by its name, and its value. Runs in the page.
 */
export function placeOf(name: string) {
  const dialog = document.querySelector('voice-order-form')?.shadowRoot?.querySelector('dialog[open]');
  const table = dialog?.querySelector('table');
  const top = dialog?.querySelector(`[name="${name}"]`)?.getBoundingClientRect().top;
  const from = table?.getBoundingClientRect().top;
  return { top: top === undefined || from === undefined ? null : top - from, totals: table?.textContent ?? '' };
}
