import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const toolsDir = process.env['ASSET_TOOLS'];
export const assetsDir = fileURLToPath(new URL('../../assets/', import.meta.url));

/** Path below the directory that holds the makers' packages, which are kept out of this project's own. */
export function toolPath(...parts: string[]): string {
  if (toolsDir === undefined)
    throw new Error('Set ASSET_TOOLS to the tools directory, see demo/shop/seed/make/README.md');
  return join(toolsDir, ...parts);
}

export async function loadTool<T>(name: string): Promise<T> {
  const resolved = createRequire(toolPath('index.js')).resolve(name);
  return (await import(pathToFileURL(resolved).href)) as T;
}

export interface Ran {
  stdout: Buffer;
  stderr: string;
}

export function run(command: string, args: readonly string[], input: Uint8Array = new Uint8Array()): Ran {
  const { status, stdout, stderr, error } = spawnSync(command, args, { input, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} failed: ${stderr?.toString('utf8')}`, { cause: error });
  return { stdout, stderr: stderr.toString('utf8') };
}

/** Names given on the command line limit a run to those items. */
export function wanted(id: string): boolean {
  const names = process.argv.slice(2);
  return names.length === 0 || names.includes(id);
}
