import { argv, env } from 'node:process';
import { readConfig } from '../demo/shop/config.ts';
import { openDatabase } from '../demo/shop/database/open-database.ts';
import { partnerRepository } from '../demo/shop/repositories/partners.ts';

const [, , code = ''] = argv;
const { db, close } = await openDatabase(readConfig(env));
const secret = await partnerRepository(db).createReportSecret(code);
await close();
if (secret === null) {
  console.error(`There is no partner "${code}". Name one by its code: npm run partner:secret -- acme`);
  process.exitCode = 1;
} else {
  console.log(`The secret of ${code}, which is shown this once: ${secret}`);
}
