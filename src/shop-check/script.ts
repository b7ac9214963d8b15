import * as v from 'valibot';
import { ok, orElse, problem, type CheckResult } from './check-result.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'script';

const hashed = v.object({ file: v.string(), integrity: v.pipe(v.string(), v.regex(/^sha(?:256|384|512)-/u)) });
const release = v.object({
  ...hashed.entries,
  version: v.string(),
  desk: hashed,
  languages: v.record(v.string(), hashed),
});

/** A file of a release. The form works without those that are not needed. */
interface ScriptFile {
  readonly name: string;
  readonly integrity: string | null;
  readonly isNeeded: boolean;
}

const stable: readonly ScriptFile[] = [
  { name: 'voice-order-form.js', integrity: null, isNeeded: true },
  { name: 'voice-order-form-health.js', integrity: null, isNeeded: false },
];

async function filesOf({ api, visit }: ShopUnderCheck): Promise<readonly ScriptFile[]> {
  const response = await visit(new URL('/release.json', api).href).catch(() => null);
  const parsed = v.safeParse(release, response?.ok ? await response.json().catch(() => null) : null);
  if (!parsed.success) return stable;
  const { desk, languages, version, ...script } = parsed.output;
  const folder = `v${version.split('.')[0]}`;
  const siblings = [desk, ...Object.values(languages)];
  return [
    ...stable,
    ...stable.map((one) => ({ ...one, name: `${folder}/${one.name}`, isNeeded: false })),
    { name: script.file, integrity: script.integrity, isNeeded: true },
    ...siblings.map((one) => ({ name: one.file, integrity: one.integrity, isNeeded: false })),
  ];
}

/** Whether bytes have a hash such as `sha384-…`. */
async function isHashOf(integrity: string, bytes: ArrayBuffer): Promise<boolean> {
  const [algorithm = '', hash = ''] = integrity.split(/-(.*)/su);
  const digest = await crypto.subtle.digest(algorithm.replace('sha', 'SHA-'), bytes);
  return Buffer.from(digest).toString('base64') === hash;
}

const typeOf = (name: string): RegExp => (name.endsWith('.js') ? /javascript/u : /json/u);

/** Why a page on another site can't use a file: a code and a sentence, or null. */
async function misfitOf(
  { page }: ShopUnderCheck,
  { name, integrity }: ScriptFile,
  response: Response,
): Promise<readonly [string, string] | null> {
  const access = response.headers.get('access-control-allow-origin') ?? '';
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok) {
    const folder = /^v\d+\//u.test(name) ? ' Snippets load the script from this folder.' : '';
    return ['script-missing', `/${name} answers ${response.status}: serve all files of the release.${folder}`];
  }
  if (!['*', page].includes(access)) {
    const says = `/${name} has no \`access-control-allow-origin: *\`: pages that paste it with \`integrity\` or as a module can’t load it.`;
    return ['script-access', says];
  }
  if (!typeOf(name).test(type)) {
    return [
      'script-type',
      `/${name} is “${type}”: browsers refuse it. Send ${name.endsWith('.js') ? 'text/javascript' : 'application/json'}.`,
    ];
  }
  const isChanged = integrity !== null && !(await isHashOf(integrity, await response.arrayBuffer()));
  return isChanged ? ['script-changed', `/${name} differs from its hash in release.json: browsers refuse it.`] : null;
}

async function checkFile(shop: ShopUnderCheck, file: ScriptFile): Promise<readonly CheckResult[]> {
  const response = await shop.visit(new URL(`/${file.name}`, shop.api).href).catch(() => null);
  const misfit = response === null ? null : await misfitOf(shop, file, response);
  return misfit === null ? [] : [problem(file.isNeeded ? 'error' : 'warning')(check, ...misfit)];
}

/** Checks that pages on other sites can load the script and its files, if the shop serves them. */
export async function checkScript(shop: ShopUnderCheck): Promise<readonly CheckResult[]> {
  const main = await shop.visit(new URL('/voice-order-form.js', shop.api).href).catch(() => null);
  await main?.body?.cancel();
  if (!main?.ok) return [ok(check, 'Not served here, so pages need `api-url` and `shop-url`.')];
  const problems: CheckResult[] = [];
  for (const file of await filesOf(shop)) problems.push(...(await checkFile(shop, file)));
  return orElse(problems, ok(check, 'Other sites can load it, with its languages and its desk.'));
}
