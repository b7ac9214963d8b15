import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The file of a script, and that of the script desk if there is one beside it. */
export const scriptsBeside = (script: string): readonly string[] => [
  script,
  ...readdirSync(dirname(script))
    .filter((name) => /-desk-\w+\.js$/u.test(name) && basename(script) === 'voice-order-form.js')
    .map((name) => join(dirname(script), name)),
];
