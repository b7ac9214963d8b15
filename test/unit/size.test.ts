import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { translations } from '../../src/text/translations.ts';

const bundle = readFileSync(new URL('../../dist/voice-order-form.js', import.meta.url));

it('the built script is smaller than 135 kB with gzip', () => {
  expect(gzipSync(bundle, { level: 9 }).byteLength).toBeLessThan(135_000);
});

it('the built script is smaller than 116 kB with brotli', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bundle.byteLength };
  expect(brotliCompressSync(bundle, { params }).byteLength).toBeLessThan(116_000);
});

it('the built script is plain ASCII', () => {
  expect(bundle.toString('latin1')).toMatch(/^\p{ASCII}*$/u);
});

it.each(Object.entries(translations))(
  'the built script does not contain the texts of %s',
  (_language, { services }) => {
    const names = [services.moh, services.voip, services.mvoice].map(({ line }) => line);
    const script = bundle
      .toString()
      .replaceAll(/\\x([\da-f]{2})|\\u([\da-f]{4})/giu, (_, byte: string, unit: string) =>
        String.fromCodePoint(Number.parseInt(byte ?? unit, 16)),
      );
    expect(script).toContain('Voice and music for callers on hold');
    expect(names.filter((name) => script.includes(name))).toEqual([]);
  },
);
