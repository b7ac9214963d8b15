import { argv, env } from 'node:process';
import { backUp } from '../demo/shop/backup.ts';
import { readConfig } from '../demo/shop/config.ts';

// Copies the shop's database as it is at one moment, while the shop runs: npm run backup -- FILE

const [, , file = ''] = argv;
if (file === '') {
  console.error('npm run backup -- FILE\n\nFILE  a file that does not exist yet');
  process.exitCode = 2;
} else {
  await backUp(readConfig(env), file);
  console.log(`The database was copied to ${file}.`);
}
