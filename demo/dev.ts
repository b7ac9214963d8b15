import { rmSync, watch as watchFolder } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { watch as watchBundle, type OutputPluginOption, type RollupOptions } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { partnerPort, partnerUrl, reloadPort, shopPort, shopUrl } from './addresses.ts';
import { childServer } from './child-server.ts';
import { startReloadServer } from './reload-server.ts';

console.log('Bundling the form, and starting the shop and the partner’s site…');

const root = fileURLToPath(new URL('..', import.meta.url));
const settleTime = 40;

const pages = await startReloadServer(reloadPort);
const shop = childServer({
  file: join(root, 'demo/shop/server.ts'),
  url: shopUrl,
  environment: { PORT: `${shopPort}`, SCRIPT_MAX_AGE: '0', LOG_LEVEL: 'warn', DEMO_SECRET: '1' },
});
const partner = childServer({
  file: join(root, 'demo/partner/server.ts'),
  url: partnerUrl,
  environment: { PARTNER_PORT: `${partnerPort}`, RELOAD_SCRIPT: pages.scriptUrl },
});

/** What gives the files their form, beside what makes them small and packs them. */
const needed = new Set(['desk-apart', 'name-desk']);
const isNeeded = (plugin: OutputPluginOption): boolean =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && needed.has(plugin.name);

/** An edit should be seen at once: minifying and shaking the tree take longer than all else. */
function quick(options: RollupOptions): RollupOptions {
  const outputs = [options.output ?? []].flat();
  const quickened = outputs.map((output) => ({ ...output, plugins: [output.plugins].flat().filter(isNeeded) }));
  return { ...options, treeshake: false, output: quickened };
}

/** Runs `action` when the edits under `folder` have settled; several files saved at once are one edit. */
function onEdit(folder: string, action: (file: string) => Promise<void> | void): void {
  let timer: NodeJS.Timeout | undefined;
  watchFolder(join(root, folder), { recursive: true }, (_event, file) => {
    if (file === null || file.endsWith('~')) return;
    clearTimeout(timer);
    timer = setTimeout(() => void action(file), settleTime);
  });
}

async function restartAndReload(server: typeof shop): Promise<void> {
  await server.restart();
  pages.reload();
}

// Made by a whole build, and preferred by the shop over what is bundled here.
for (const ending of ['br', 'gz']) rmSync(join(root, `dist/voice-order-form.js.${ending}`), { force: true });

const { options, warnings } = await loadConfigFile(join(root, 'rollup.config.mjs'), {});
warnings.flush();
const bundle = watchBundle(options.map(quick));
bundle.on('event', (event) => {
  if (event.code === 'BUNDLE_START') console.log('Bundling…');
  if (event.code === 'BUNDLE_END') {
    console.log(`Bundled in ${event.duration} ms`);
    pages.reload();
    void event.result.close();
  }
  if (event.code === 'ERROR') {
    const problem = [event.error.message, event.error.frame ?? ''].join('\n');
    console.error(problem);
    pages.show(problem);
    void event.result?.close();
  }
});

onEdit('src/domain', () => restartAndReload(shop));
onEdit('demo/shop', () => restartAndReload(shop));
onEdit('demo/partner', () => restartAndReload(partner));
for (const folder of ['demo/pages', 'demo/kit']) onEdit(folder, () => pages.reload());
onEdit('demo/frameworks', () => pages.reload());

async function stop(): Promise<void> {
  pages.close();
  await Promise.all([bundle.close(), shop.stop(), partner.stop()]);
  exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());

await Promise.all([shop.restart(), partner.restart()]);
console.log('Edits of src and demo show in the open pages by themselves. Stop with Ctrl+C.');
