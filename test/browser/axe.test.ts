import type { AxeResults } from 'axe-core';
import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { closePages, openForm, until, type HostPage } from './helpers/page.ts';
import { byRole, comes } from './helpers/roles.ts';

const axeTag = '<script src="/node_modules/axe-core/axe.min.js"></script>';

/** What axe finds wrong with the page, as short lines. */
async function violationsOf({ window }: HostPage): Promise<readonly string[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page loads axe
  const { axe } = window as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } };
  const { violations } = await axe.run({ include: ['voice-order-form'] }, { resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const headOf = (scheme: string): string =>
  `${axeTag}<style>html { color-scheme: ${scheme} } body { background: Canvas }</style>`;

for (const scheme of ['light', 'dark']) {
  describe(`axe finds nothing in ${scheme}`, () => {
    const head = headOf(scheme);
    afterEach(closePages);

    for (const width of [320, 900]) {
      it(`on an empty form, ${width} px wide`, async () => {
        expect(await violationsOf(await openForm('', { width, head }))).to.deep.equal([]);
      });
    }

    for (const service of ['voip', 'mvoice']) {
      it(`on a form of ${service}`, async () => {
        expect(await violationsOf(await openForm(`service="${service}"`, { head }))).to.deep.equal([]);
      });
    }

    it('on the list of issues and their toasts', async () => {
      const page = await openForm('', { head });
      byRole(page.root, 'button', 'Order Summary').click();
      await comes(page.root, 'group', /^Please complete/u);
      expect(await violationsOf(page)).to.deep.equal([]);
    });

    it('on the summary and the guest form with errors', async () => {
      const page = await openForm('', { head });
      await fillOrder(page.root);
      await openSummary(page.root);
      expect(await violationsOf(page)).to.deep.equal([]);
      await fillGuest(page.root);
      const terms = byRole(page.root, 'checkbox', 'I agree to the Terms & Conditions');
      terms.click();
      await until(() => page.root.textContent?.includes('Please agree to the Terms & Conditions'));
      expect(await violationsOf(page)).to.deep.equal([]);
    });

    it('on a form without its shop', async () => {
      const page = await openForm('api-url="/api"', { head });
      page.form().setAttribute('api-url', '/api-down');
      await until(() => page.root.textContent?.includes('can’t be reached'));
      expect(await violationsOf(page)).to.deep.equal([]);
    });
  });
}
