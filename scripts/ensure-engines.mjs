import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { argv, env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installWithApt } from './apt.mjs';

const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'pulseaudio',
  'gstreamer1.0-pulseaudio',
  'gstreamer1.0-plugins-good',
  'fonts-liberation',
];

/** Each program with its possible names and the variable that overrides it. */
const programs = {
  firefox: { commands: ['firefox-esr', 'firefox'], variable: 'FIREFOX_PATH' },
  webKit: { commands: ['MiniBrowser'], variable: 'WEBKIT_PATH' },
  webKitDriver: { commands: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER_PATH' },
  screen: { commands: ['Xvfb'], variable: 'XVFB_PATH' },
  sound: { commands: ['pulseaudio'], variable: 'PULSEAUDIO_PATH' },
};

/** The folders of programs, and the folders where WebKit's GTK library has its browser. */
function folders() {
  const libraries = ['/usr/lib', '/usr/libexec'].filter((folder) => existsSync(folder));
  const within = libraries.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const kept = [...libraries, ...within].map((folder) => join(folder, 'webkit2gtk-4.1'));
  return [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...kept];
}

function find({ commands, variable }) {
  const places = commands.flatMap((command) => folders().map((folder) => join(folder, command)));
  return env[variable] ?? places.find((path) => existsSync(path));
}

const isMissing = (program) => find(program) === undefined;

/** The programs for `npm run test:engines`. Throws a message that says which are missing. */
export function enginePrograms() {
  const missing = Object.values(programs).filter(isMissing);
  if (missing.length > 0) {
    const list = missing.map(({ commands, variable }) => `${commands[0]} (or ${variable})`).join(', ');
    throw new Error(`Not found: ${list}. They are in Debian's packages ${packages.join(' ')}.`);
  }
  return Object.fromEntries(Object.entries(programs).map(([name, program]) => [name, find(program)]));
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    if (Object.values(programs).some(isMissing)) installWithApt('Firefox and WebKit', packages);
    console.log(Object.values(enginePrograms()).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  }
}
