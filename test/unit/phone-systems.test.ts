import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { phoneSystems } from '../../src/domain/phone-systems/phone-systems.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

it('docs/embedding.md has every phone system, with what is delivered', () => {
  const [, section = ''] = /\n## Phone systems\n(.*?)\n## /su.exec(read('docs/embedding.md')) ?? [];
  const rows = [...section.matchAll(/^\| `([^`]+)` +\| (.+?) +\| (.+?) +\|$/gmu)];
  expect(rows.map(([, value, label, format]) => ({ value, label, format }))).toEqual(phoneSystems);
});

it('the types name every phone system', () => {
  const values = read('src/voice-order-form-values.d.mts').matchAll(/^ {2}\| '(.+)'$/gmu);
  expect([...values].map(([, value]) => value)).toEqual(phoneSystems.map(({ value }) => value));
});
