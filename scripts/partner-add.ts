import { argv, env } from 'node:process';
import { readConfig } from '../demo/shop/config.ts';
import { openDatabase } from '../demo/shop/database/open-database.ts';
import { partnerRepository } from '../demo/shop/repositories/partners.ts';
import { voiceRepository } from '../demo/shop/repositories/catalogue.ts';

const usage = `npm run partner:add -- CODE NAME [LOGO] [VOICES]

CODE    what the partner puts into referral: letters, digits and hyphens
NAME    what buyers read
LOGO    an address, such as https://acme.example/logo.svg
VOICES  the only voices to offer, by id: emma,james`;

const [, , code = '', name = '', logo = '', voices = ''] = argv;
const { db, close } = await openDatabase(readConfig(env));
const known = (await voiceRepository(db).all()).map(({ id }) => id);
const permitted = voices.split(',').filter((id) => id !== '');
const unknown = permitted.filter((id) => !known.includes(id));
if (!/^[a-z\d][a-z\d-]{0,63}$/iu.test(code) || name.trim() === '') {
  console.error(usage);
  process.exitCode = 2;
} else if (unknown.length > 0) {
  console.error(`There is no voice ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exitCode = 1;
} else {
  await partnerRepository(db).keep({
    code,
    name: name.trim(),
    logo,
    permittedVoiceIds: permitted.length > 0 ? permitted : null,
  });
  console.log(`${name.trim()} has the code ${code.toLowerCase()}. Their report: npm run partner:secret -- ${code}`);
}
await close();
