// @vitest-environment node
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, root));
const parse = (path: string): unknown => JSON.parse(read(path).toString());
const release = v.parse(
  v.object({ version: v.string(), file: v.string(), integrity: v.string() }),
  parse('dist/release.json'),
);
const script = read(`dist/${release.file}`);

const withoutMap = (code: Buffer): string => code.toString().replace(/\/\/# sourceMappingURL=.*\n/, '');

describe('the release', () => {
  it('says its version, its file and the hash of what is in it', () => {
    expect(parse('package.json')).toMatchObject({ version: release.version });
    expect(release.file).toBe(
      `voice-order-form-${release.version}-${createHash('sha256').update(withoutMap(script)).digest('hex').slice(0, 8)}.js`,
    );
    expect(release.integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`);
  });

  it('is the script of the stable name, with a map of its own', () => {
    expect(withoutMap(script)).toBe(withoutMap(read('dist/voice-order-form.js')));
    expect(script.toString()).toContain(`//# sourceMappingURL=${release.file}.map`);
    expect(read(`dist/${release.file}.map`).equals(read('dist/voice-order-form.js.map'))).toBe(true);
  });

  it('leaves no earlier build of its version behind', () => {
    const scripts = readdirSync(new URL('dist/', root)).filter(
      (file) => file.startsWith(`voice-order-form-${release.version}-`) && file.endsWith('.js'),
    );
    expect(scripts).toEqual([release.file]);
  });

  test.each(['voice-order-form.js', release.file])('lies compressed beside %s', (file) => {
    expect(brotliDecompressSync(read(`dist/${file}.br`)).equals(read(`dist/${file}`))).toBe(true);
    expect(gunzipSync(read(`dist/${file}.gz`)).equals(read(`dist/${file}`))).toBe(true);
  });
});
