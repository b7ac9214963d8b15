import { execFileSync } from 'node:child_process';
import { exit } from 'node:process';
import { installWithApt } from './apt.mjs';

const packages = ['php-cli', 'php-sqlite3'];

function hasPhp() {
  try {
    const modules = execFileSync('php', ['-m'], { encoding: 'utf8' });
    return modules.includes('pdo_sqlite');
  } catch {
    return false;
  }
}

if (!hasPhp()) installWithApt('PHP', packages);
if (!hasPhp()) {
  console.error(`Not found: php with SQLite. It is in Debian's packages ${packages.join(' ')}.`);
  exit(1);
}
