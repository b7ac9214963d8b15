import type { Page } from 'playwright-core';

/** Collects what pages say in their console as errors, and what their policies refuse, reported or enforced. */
export async function collectComplaints(page: Page): Promise<readonly string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, disposition }) =>
      console.error('policy', disposition, effectiveDirective, blockedURI),
    );
  });
  return complaints;
}
