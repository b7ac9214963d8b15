// @vitest-environment node
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const bundle = new URL('../../dist/voice-order-form.js', import.meta.url);

it('the built script weighs less than 130 kB, gzipped', () => {
  const weight = gzipSync(readFileSync(bundle), { level: 9 }).byteLength;
  expect(weight).toBeLessThan(130_000);
});

it('the built script is plain ASCII', () => {
  expect(readFileSync(bundle, 'latin1')).toMatch(/^\p{ASCII}*$/u);
});
