import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { translations } from '../../src/text/translations.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string): Buffer => readFileSync(new URL(path, root));
const parse = (path: string): unknown => JSON.parse(read(path).toString());
const file = { file: v.string(), integrity: v.string() };
const release = v.parse(
  v.object({ version: v.string(), ...file, desk: v.object(file), languages: v.record(v.string(), v.object(file)) }),
  parse('dist/release.json'),
);
const languages = Object.entries(release.languages);
const script = read(`dist/${release.file}`);

const withoutMap = (code: Buffer): string => code.toString().replace(/\/\/# sourceMappingURL=.*\n/, '');

describe('the release', () => {
  it('names its version, its file and its hash', () => {
    expect(parse('package.json')).toMatchObject({ version: release.version });
    expect(release.file).toBe(
      `voice-order-form-${release.version}-${createHash('sha256').update(withoutMap(script)).digest('hex').slice(0, 8)}.js`,
    );
    expect(release.integrity).toBe(`sha384-${createHash('sha384').update(script).digest('base64')}`);
  });

  it.each(['demo/shop/package.json', 'package-lock.json', 'demo/wordpress/voice-order-form/block.asset.php'])(
    'has the version that %s names',
    (path) => {
      const [, version] = /["']version["']\s*(?::|=>) ["']([\d.]+)/u.exec(read(path).toString()) ?? [];
      expect(version).toBe(release.version);
    },
  );

  it.each(['llms.txt', 'CONTRIBUTING.md', 'docs/package.md', 'docs/shop.md', 'docs/embedding.md'])(
    'is the only one whose files %s names',
    (path) => {
      const versions = read(path)
        .toString()
        .matchAll(/voice-order-form-(\d+\.\d+\.\d+)/gu);
      expect(new Set([...versions].map(([, version]) => version))).toEqual(new Set([release.version]));
    },
  );

  it('is the newest one in the changelog', () => {
    const [, version] = /^## ([\d.]+)/mu.exec(read('CHANGELOG.md').toString()) ?? [];
    expect(version).toBe(release.version);
  });

  it('equals the script with the stable name, and has its own source map', () => {
    expect(withoutMap(script)).toBe(withoutMap(read('dist/voice-order-form.js')));
    expect(script.toString()).toContain(`//# sourceMappingURL=${release.file}.map`);
    expect(read(`dist/${release.file}.map`).equals(read('dist/voice-order-form.js.map'))).toBe(true);
  });

  it('contains the script desk and the languages, whose hashes the script knows', () => {
    expect(languages.map(([language]) => language)).toEqual(Object.keys(translations));
    const desk = ['desk', 'js', release.desk] as const;
    const others = languages.map(([language, one]) => [language, 'json', one] as const);
    for (const [name, ending, { file, integrity }] of [desk, ...others]) {
      const content = read(`dist/${file}`);
      const hash = createHash('sha256').update(content);
      expect(integrity).toBe(`sha256-${hash.copy().digest('base64')}`);
      expect(file).toBe(`voice-order-form-${name}-${hash.digest('hex').slice(0, 8)}.${ending}`);
      expect(script.toString()).toContain(file);
      expect(script.toString()).toContain(integrity);
    }
    for (const [language, { file }] of languages)
      expect(parse(`dist/${file}`)).toEqual(parse(`src/text/${language}.json`));
  });

  it.each(['voice-order-form.js', release.file, release.desk.file, ...languages.map(([, { file }]) => file)])(
    'contains compressed copies of %s',
    (file) => {
      expect(brotliDecompressSync(read(`dist/${file}.br`)).equals(read(`dist/${file}`))).toBe(true);
      expect(gunzipSync(read(`dist/${file}.gz`)).equals(read(`dist/${file}`))).toBe(true);
    },
  );
});
