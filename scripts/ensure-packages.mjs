import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { installWithApt } from './apt.mjs';

function printed(command, ...words) {
  try {
    return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** The subject of the tests, the packages they need, and whether these are installed. */
const needs = {
  php: {
    packages: ['php-cli', 'php-sqlite3'],
    areThere: () => printed('php', '-m').includes('pdo_sqlite'),
  },
  postgres: { packages: ['postgresql'], areThere: () => existsSync('/usr/lib/postgresql') },
  nginx: { packages: ['nginx-light'], areThere: () => existsSync('/usr/sbin/nginx') },
  orca: {
    packages: [
      'orca',
      'firefox-esr',
      'chromium',
      'xvfb',
      'xdotool',
      'dbus',
      'at-spi2-core',
      'libatk-adaptor',
      'openbox',
      'python3-pyatspi',
      'gir1.2-atspi-2.0',
      'gir1.2-wnck-3.0',
      'locales',
      'fonts-liberation',
    ],
    areThere: () =>
      ['orca', 'firefox-esr', 'chromium', 'Xvfb', 'xdotool', 'openbox'].every((name) =>
        existsSync(`/usr/bin/${name}`),
      ) && existsSync('/usr/share/i18n/locales/fr_CA'),
  },
  wordpress: {
    packages: ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'php-xml', 'mariadb-server'],
    areThere: () =>
      printed('php', '-m').includes('mysqli') &&
      printed('mariadbd', '--version') !== '' &&
      existsSync('/usr/share/wordpress/wp-content/themes/twentytwentythree'),
  },
};

const name = argv[2] ?? 'php';
const { packages, areThere } = needs[name];
if (!areThere()) installWithApt(name, packages);
if (!areThere()) {
  console.error(`Not found: ${name}. It is in Debian's packages ${packages.join(' ')}.`);
  exit(1);
}
