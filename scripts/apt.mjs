import { execFileSync } from 'node:child_process';
import { getuid, platform } from 'node:process';

function succeeds(command, args) {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The command before `apt-get` that grants the permissions it needs; null if there is none. */
function rootPrefix() {
  if (getuid?.() === 0) return [];
  return succeeds('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null;
}

/** Installs Debian packages and prints what it does; does nothing on other systems or without permission. */
export function installWithApt(name, packages) {
  const prefix = platform === 'linux' && succeeds('apt-get', ['--version']) ? rootPrefix() : null;
  if (prefix === null) return;
  const run = (...words) => {
    const [command, ...args] = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...words];
    execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  };
  console.log(`Installing ${name} …`);
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } catch {
    console.error('apt-get could not install it.');
  }
}
