import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountPassword } from '../helpers/account-pages.ts';
import { orderPage } from '../helpers/sample-order.ts';
import { ontario } from '../helpers/shop.ts';
import { createSite, type Site } from '../helpers/site.ts';
import { Buyer } from './buyer.ts';
import { startDesktop, type Browser } from './desktop.ts';
import { orderAsGuest } from './guest-walk.ts';
import { orderVoicemail, orderWithAccount } from './other-walks.ts';

let site: Site;
beforeAll(async () => void (site = await createSite()));
afterAll(() => site.close());

const versionOf = (command: string): string => execFileSync(command, ['--version'], { encoding: 'utf8' }).trim();

interface Walk {
  readonly name: string;
  readonly browser: Browser;
  readonly url: string;
  readonly locale: string;
  readonly walk: (buyer: Buyer) => Promise<void>;
}

/** Walks in a desktop of its own. The transcript is written to the folder TRANSCRIPTS, also of a walk that fails. */
async function hear({ name, browser, url, locale, walk }: Walk): Promise<void> {
  const desktop = await startDesktop({ browser, url, locale });
  const buyer = new Buyer(desktop.speech, desktop.environment);
  try {
    await walk(buyer);
  } catch (error) {
    buyer.part('Where am I?');
    await buyer.press('KP_Enter');
    throw error;
  } finally {
    await desktop.close();
    const program = versionOf(browser === 'firefox' ? 'firefox-esr' : 'chromium');
    const date = new Date().toISOString().slice(0, 10);
    const head = [`# ${name}`, '', `${date}, Orca ${versionOf('orca')} (${locale}), ${program}`, '', '```text'];
    const folder = env['TRANSCRIPTS'];
    if (folder) await writeFile(join(folder, `${name}.md`), [...head, ...buyer.transcript, '```', ''].join('\n'));
  }
}

/** An account with a complete profile. */
async function createAccount(email: string): Promise<void> {
  const form = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
  const fields = { email, password: accountPassword, firstName: 'Bea', lastName: 'Roy', companyName: '' };
  const body = new URLSearchParams(fields).toString();
  await fetch(`${site.shopUrl}/register`, { method: 'POST', headers: form, body, redirect: 'manual' });
  await site.db
    .updateTable('users')
    .set({ emailVerified: true, phone: '+1 613 555 0100', ...ontario })
    .execute();
}

it.each(['firefox', 'chromium'] as const)('a guest orders by ear in English, in %s', async (browser) => {
  const url = site.partnerUrl + orderPage;
  const walk = hear({ name: `guest-${browser}`, browser, url, locale: 'en_CA', walk: orderAsGuest });
  await expect(walk).resolves.toBeUndefined();
});

it('a voicemail greeting is ordered by ear in French, in Firefox', async () => {
  const url = `${site.shopUrl}/?service=mvoice&lang=fr`;
  const walk = hear({ name: 'voicemail', browser: 'firefox', url, locale: 'fr_CA', walk: orderVoicemail });
  await expect(walk).resolves.toBeUndefined();
});

it('an order with a draft, a mistake and an expired login is placed by ear in Spanish, in Chromium', async () => {
  const email = 'ana@example.com';
  await createAccount(email);
  const walk = (buyer: Buyer) => orderWithAccount(buyer, site, email);
  const url = `${site.shopUrl}/login?lang=es&redirect=${encodeURIComponent('/?service=voip&lang=es')}`;
  const heard = hear({ name: 'account', browser: 'chromium', url, locale: 'es_MX', walk });
  await expect(heard).resolves.toBeUndefined();
});
