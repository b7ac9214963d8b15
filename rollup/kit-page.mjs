import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const fileOf = (name) => fileURLToPath(new URL(`../demo/pages/kit/${name}`, import.meta.url));

/** Replaces the shop's address in the page: at the shop, it is one folder up, and the page's own origin. */
const atShop = (html) =>
  html
    .replace(' data-shop="https://shop.example"', '')
    .replaceAll(/(?<=(?:src|href)=")https:\/\/shop\.example\//gu, '../');

/** Puts the page of the partner kit beside its script, for a shop to serve as is. */
export const kitPage = () => ({
  name: 'kit-page',
  buildStart() {
    for (const name of ['index.html', 'kit.css']) this.addWatchFile(fileOf(name));
  },
  async generateBundle() {
    const html = await readFile(fileOf('index.html'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'index.html', source: atShop(html) });
    this.emitFile({ type: 'asset', fileName: 'kit.css', source: await readFile(fileOf('kit.css')) });
  },
});
