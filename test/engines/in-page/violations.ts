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
