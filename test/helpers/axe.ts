import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly failureSummary?: string }[];
}

/** Runs in the page, where axe was put before. */
async function runAxe(): Promise<readonly Found[]> {
  const { axe } = window as unknown as { axe: { run(): Promise<{ violations: readonly Found[] }> } };
  return (await axe.run()).violations;
}

/** What axe-core finds wrong on the page as it is, shadow roots included; one text for each place. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(runAxe);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${JSON.stringify(target)}: ${failureSummary?.replace(/^.*:\n\s*/u, '') ?? ''}`,
    ),
  );
}
