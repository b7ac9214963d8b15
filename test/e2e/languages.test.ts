import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fr } from '../helpers/french.ts';
import { listenTo } from '../helpers/host-visit.ts';
import { openMadePage } from '../helpers/made-page.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('the texts of a language come under a policy that lets the page call the shop alone', async () => {
  const { newPage, partnerUrl, shopUrl } = stage();
  const page = await newPage();
  const complaints = await listenTo(page);
  await openMadePage(page, {
    url: `${partnerUrl}/strict`,
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${shopUrl}; connect-src ${shopUrl}; img-src ${shopUrl}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
    body: `<script src="${shopUrl}/voice-order-form.js"></script><voice-order-form lang="fr" referral="acme"></voice-order-form>`,
  });
  await region(page, fr.formName).getByRole('radio').first().waitFor();
  expect(complaints).toEqual([]);
});
