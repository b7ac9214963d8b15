import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { end, until } from '../helpers/processes.ts';

export type Browser = 'firefox' | 'chromium';

interface DesktopOptions {
  readonly browser: Browser;
  readonly url: string;
  /** The language of Orca, such as `fr_CA`. */
  readonly locale: string;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Without its pages for first runs, offers to save addresses and searches for spelling mistakes. */
const firefoxSettings: Readonly<Record<string, boolean | number>> = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'accessibility.force_disabled': -1,
  'signon.rememberSignons': false,
  'extensions.formautofill.addresses.enabled': false,
  'extensions.formautofill.creditCards.enabled': false,
  'layout.spellcheckDefault': 0,
};

const chromiumSettings = {
  autofill: { profile_enabled: false, credit_card_enabled: false },
  browser: { enable_spellchecking: false },
  credentials_enable_service: false,
  translate: { enabled: false },
};

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-sync',
  '--force-renderer-accessibility',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-features=Translate',
  '--password-store=basic',
  '--mute-audio',
  '--start-maximized',
];

/** The command that opens a page in a browser with a new profile. */
async function commandFor({ browser, url }: DesktopOptions, profile: string): Promise<readonly [string, string[]]> {
  await mkdir(join(profile, 'Default'), { recursive: true });
  if (browser === 'firefox') {
    const lines = Object.entries(firefoxSettings).map(([name, value]) => `user_pref("${name}", ${value});`);
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    return ['firefox-esr', ['--no-remote', '--profile', profile, url]];
  }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(chromiumSettings));
  return ['chromium', [...chromiumFlags, `--user-data-dir=${profile}`, url]];
}

/** A screen, a message bus, Orca and a browser of its own. The caller closes it. */
export async function startDesktop(options: DesktopOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'orca-'));
  const speech = join(folder, 'speech.jsonl');
  const data = join(folder, 'data');
  await mkdir(join(data, 'orca'), { recursive: true });
  await Promise.all([
    writeFile(speech, ''),
    copyFile(here('transcript_speech.py'), join(data, 'orca/orca-customizations.py')),
  ]);
  const children: ChildProcess[] = [];
  const environment: NodeJS.ProcessEnv = {
    ...env,
    HOME: folder,
    XDG_CONFIG_HOME: join(folder, 'config'),
    XDG_DATA_HOME: data,
    XDG_RUNTIME_DIR: folder,
    LOCPATH: join(folder, 'locale'),
    LANG: `${options.locale}.UTF-8`,
    LC_ALL: `${options.locale}.UTF-8`,
    GSETTINGS_BACKEND: 'memory',
    GNOME_ACCESSIBILITY: '1',
    PYTHONPATH: here('.'),
    PYTHONDONTWRITEBYTECODE: '1',
    SPEECH: speech,
  };
  const start = (command: string, args: readonly string[]): ChildProcess => {
    const child = spawn(command, args, { env: environment, stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(child);
    return child;
  };
  const firstLine = async (child: ChildProcess): Promise<string> => {
    const [line] = child.stdout ? await once(child.stdout, 'data') : [''];
    return String(line).trim();
  };
  await mkdir(join(folder, 'locale'));
  const [language] = options.locale.split('.');
  await once(
    start('localedef', ['-i', `${language}`, '-f', 'UTF-8', join(folder, 'locale', `${language}.UTF-8`)]),
    'exit',
  );
  environment['DISPLAY'] = `:${await firstLine(start('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24']))}`;
  const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address']);
  environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(bus);
  start('openbox', []);
  start('/usr/libexec/at-spi-bus-launcher', ['--launch-immediately']);
  await wait(1000);
  start('orca', []);
  await until('an utterance', async () => (await readFile(speech, 'utf8')).includes('text'), 120);
  const [command, args] = await commandFor(options, join(folder, 'profile'));
  start(command, args);
  return {
    speech,
    environment,
    close: async (): Promise<void> => {
      for (const child of children.toReversed()) await end(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
