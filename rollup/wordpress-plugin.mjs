import { readdirSync, readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';

const folder = new URL('../demo/wordpress/voice-order-form/', import.meta.url);

/** A zip of the same files is always identical: its dates are the earliest possible ones. */
const mtime = '1980-01-01T12:00:00';

/** The WordPress plugin as a zip for “Upload Plugin”. An output plugin. */
export const wordpressPlugin = (name) => ({
  name: 'wordpress-plugin',
  generateBundle() {
    const files = readdirSync(folder).map((file) => [
      `${name}/${file}`,
      strToU8(readFileSync(new URL(file, folder), 'utf8')),
    ]);
    const source = zipSync(Object.fromEntries(files), { mtime });
    this.emitFile({ type: 'asset', fileName: `${name}-wordpress.zip`, source });
  },
});
