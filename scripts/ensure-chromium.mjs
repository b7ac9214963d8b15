import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { argv, env, exit, platform } from 'node:process';
import { fileURLToPath } from 'node:url';
import { installWithApt } from './apt.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without a browser window. */
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];

const macApps = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome'];

const windowsApps = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];

const help =
  'No Chromium found. Install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.';

/** The paths of programs with these names on Linux. */
function programs(names) {
  const folders = ['/usr/bin', '/snap/bin', ...(env.PATH ?? '').split(delimiter).filter(Boolean)];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function usualPlaces() {
  if (platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      macApps.map((app) => join(folder, app)),
    );
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return folders.flatMap((folder) => windowsApps.map((app) => join(folder, app)));
  }
  return programs(commands);
}

function findChromium() {
  if (env.CHROMIUM_PATH) {
    if (existsSync(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${env.CHROMIUM_PATH}, but there is no such file.`);
  }
  return usualPlaces().find((path) => existsSync(path));
}

/** The installed Chromium or Chrome for the browser tests. Throws a message that says what to install. */
export function chromiumPath() {
  const path = findChromium();
  if (path === undefined) throw new Error(help);
  return path;
}

/**
 * The headless shell of Chromium if it is installed, which takes a sixth less time; otherwise Chromium. The shell has
 * the same engine, but no back/forward cache, and renders text slightly differently.
 */
export function headlessShellPath() {
  const shell = env.CHROMIUM_PATH ? undefined : programs(shells).find((path) => existsSync(path));
  return shell ?? chromiumPath();
}

function ensureChromium() {
  if (findChromium() === undefined) {
    installWithApt('Chromium', ['chromium', 'fonts-liberation']);
    installWithApt('Chromium’s headless shell', ['chromium-headless-shell']);
  }
  console.log(`Chromium: ${chromiumPath()}`);
}

if (argv[1] && resolve(argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    exit(1);
  }
}
