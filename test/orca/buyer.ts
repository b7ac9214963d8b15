import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { env } from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as v from 'valibot';

const run = promisify(execFile);

const entry = v.object({ at: v.number(), text: v.optional(v.string()), silent: v.optional(v.boolean()) });

/** Multiplies all waiting times, for a machine that does something else at the same time. */
const slowness = Number(env['SLOWNESS'] ?? 1);

/** Milliseconds without an utterance after which the buyer goes on. */
const quiet = 1200 * slowness;

/** What Orca or a browser says on every page, and why it is in a transcript. */
const remarks: readonly (readonly [RegExp, string])[] = [
  [/^opens menu|^abre menú/u, 'Chromium: any select'],
  [/^(Focus|Browse) mode|^Mode |^Modo /u, 'Orca: its own mode'],
  [/^Text unselected|^Texte désélectionné/u, 'Orca: a field that is left with its text selected'],
  [
    /^Loading\. {2}Please|^Finished loading|^Page has|^Cargando\.|^Fin de la carga|^La página|^La page|^Chargement/u,
    'Orca: any page',
  ],
  [/ page tab\.$| pestaña de página\.$/u, 'Orca with Chromium: tabs behind a dialog that was closed'],
  [/^alerte?\.$/u, 'Firefox: its own window'],
  [/^Saltando al final\.$|^Wrapping to /u, 'Orca: it goes on from the other end'],
  [/^Save address\?|not currently focused/u, 'Chromium: its own bubble'],
];

const remarkOn = (text: string): string => {
  const remark = remarks.find(([pattern]) => pattern.test(text))?.[1];
  return remark === undefined ? '' : `   [${remark}]`;
};

/** A buyer at the keyboard who knows only what Orca says. Every key and utterance is a line of the transcript. */
export class Buyer {
  readonly transcript: string[] = [];
  /** What was said since the last key. */
  heard: readonly string[] = [];
  #read = 0;
  #isWriting = false;

  constructor(
    readonly speech: string,
    readonly environment: NodeJS.ProcessEnv,
  ) {}

  part(title: string): void {
    this.transcript.push('', `## ${title}`, '');
  }

  /** Presses a key, and returns what is said until Orca is silent. */
  async press(key: string, patience = 1000): Promise<string> {
    await run('xdotool', ['key', '--clearmodifiers', key], { env: this.environment });
    return this.listen(key, patience);
  }

  /** Listens until something is said, unless it was just said. */
  async listenFor(pattern: RegExp): Promise<void> {
    for (let count = 0; count < 30; count += 1) {
      if (this.heard.some((text) => pattern.test(text))) return;
      await this.listen('waits', 2000);
    }
    throw new Error(`${String(pattern)} was not said.`);
  }

  async listen(label: string, patience = 0): Promise<string> {
    const start = Date.now();
    let last = start;
    const said: string[] = [];
    while (Date.now() - last < quiet + (said.length > 0 ? 0 : patience * slowness)) {
      const lines = (await readFile(this.speech, 'utf8')).split('\n').slice(this.#read, -1);
      this.#read += lines.length;
      if (lines.length > 0) last = Date.now();
      said.push(...lines.map((line) => v.parse(entry, JSON.parse(line)).text ?? '').filter(Boolean));
      await wait(50);
    }
    this.heard = said;
    const mode = said.findLast((text) => /^(Focus|Browse) mode|^Mod[eo] /u.test(text));
    if (mode !== undefined) this.#isWriting = /Focus|focus|foco/u.test(mode);
    this.transcript.push(`[${label}]${said.length > 0 ? '' : '  (silence)'}`);
    this.transcript.push(...said.map((text) => `    ${text}${remarkOn(text)}`));
    return said.join(' | ');
  }

  /** Presses a key until something is said. A letter jumps only while the buyer does not write. */
  async find(key: string, pattern: RegExp, most = 40): Promise<string> {
    if (/^(shift\+)?[a-z]$/u.test(key)) await this.write(false);
    for (let count = 0; count < most; count += 1) {
      const said = await this.press(key);
      if (pattern.test(said)) return said;
    }
    throw new Error(
      `${String(pattern)} was not said after ${most} times ${key}:\n${this.transcript.slice(-30).join('\n')}`,
    );
  }

  /** Switches between writing (focus mode) and reading (browse mode). */
  async write(isWriting: boolean): Promise<void> {
    if (this.#isWriting !== isWriting) await this.press('Insert+a');
  }

  async type(text: string, patience = 0): Promise<string> {
    await this.write(true);
    await run('xdotool', ['type', '--delay', '60', text], { env: this.environment });
    return this.listen(`types “${text}”`, patience);
  }

  /** Reads on, line by line, until something is said. Returns all that was said. */
  async readTo(pattern: RegExp, most = 80): Promise<readonly string[]> {
    const all: string[] = [];
    for (let count = 0; count < most && !all.some((text) => pattern.test(text)); count += 1) {
      await this.press('Down');
      all.push(...this.heard);
    }
    return all;
  }
}
