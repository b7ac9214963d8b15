import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { weightReport } from '../../rollup/module-weights.mjs';
import { translations } from '../../src/text/translations.ts';

const dist = new URL('../../dist/', import.meta.url);
const bundle = readFileSync(new URL('voice-order-form.js', dist));

function brotliSize(file: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.byteLength };
  return brotliCompressSync(file, { params }).byteLength;
}

const deskFile = readdirSync(dist).find((file) => /^voice-order-form-desk-\w+\.js$/u.test(file)) ?? 'no desk';

it.each([
  ['voice-order-form.js', 126_000],
  [deskFile, 46_000],
])('the built file %s is smaller than %i bytes with brotli', (file, limit) => {
  const size = brotliSize(readFileSync(new URL(file, dist)));
  if (size >= limit) console.error(weightReport());
  expect(size).toBeLessThan(limit);
});

it('the built script is plain ASCII', () => {
  expect(bundle.toString('latin1')).toMatch(/^\p{ASCII}*$/u);
});

it.each(Object.entries(translations))('the built script lacks the texts of %s', (_language, { services }) => {
  const names = [services.moh, services.voip, services.mvoice].map(({ line }) => line);
  const script = bundle
    .toString()
    .replaceAll(/\\x([\da-f]{2})|\\u([\da-f]{4})/giu, (_, byte: string, unit: string) =>
      String.fromCodePoint(Number.parseInt(byte ?? unit, 16)),
    );
  expect(script).toContain('Voice and music for callers on hold');
  expect(names.filter((name) => script.includes(name))).toEqual([]);
});
