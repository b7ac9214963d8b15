/** How far below the window's top a field of the guest's form stands, by its name. Runs in the page. */
export function placeOf(name: string): number | null {
  const form = document.querySelector('voice-order-form')?.shadowRoot;
  return form?.querySelector(`dialog [name="${name}"]`)?.getBoundingClientRect().top ?? null;
}
