/** Makes the form as narrow as a window that the browser does not go down to. Runs in the page. */
export function narrow(width: number): void {
  const form = document.querySelector('voice-order-form');
  if (form instanceof HTMLElement && innerWidth > width) form.style.maxWidth = `${width}px`;
}

/** Opens each folded part of the form. Runs in the page. */
export function unfold(): void {
  const shut = document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('h2 > [aria-expanded=false]');
  for (const heading of shut ?? []) if (heading instanceof HTMLElement) heading.click();
}

/** Violations found by axe-core in the form, or in its open dialog; one text per place. Runs in the page. */
export async function violations(): Promise<readonly string[]> {
  const form = document.querySelector('voice-order-form');
  const dialog = form?.shadowRoot?.querySelector('dialog[open]');
  const results = await window.axe?.run(dialog ?? form ?? document, { resultTypes: ['violations'] });
  if (results === undefined) return ['axe-core is not in the page.'];
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${JSON.stringify(target)}: ${failureSummary ?? ''}`),
  );
}
