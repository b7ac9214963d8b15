import { argv, env } from 'node:process';
import { readConfig } from '../demo/shop/config.ts';
import { openDatabase } from '../demo/shop/database/open-database.ts';
import { partnerRepository } from '../demo/shop/repositories/partners.ts';
import { webhookUrl } from '../demo/shop/webhooks/webhook-url.ts';

const usage = `npm run partner:webhook -- CODE URL

CODE  the partner's
URL   where orders that are paid or refunded are posted to: https, on a public network; "off" for nowhere`;

const [, , code = '', address = ''] = argv;
const config = readConfig(env);
const url = webhookUrl(address, config);
if (url === null && address !== 'off') {
  console.error(usage);
  process.exitCode = 2;
} else {
  const database = await openDatabase(config);
  const secret = await partnerRepository(database.db).setWebhook(code, url);
  await database.close();
  if (secret === null) {
    console.error(`There is no partner "${code}". Name one by its code: npm run partner:webhook -- acme ${address}`);
    process.exitCode = 1;
  } else if (url === null) console.log(`${code} has no webhook any more.`);
  else console.log(`The orders of ${code} are posted to ${url.href}. The secret, which is shown this once: ${secret}`);
}
