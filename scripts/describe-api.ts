import { writeFile } from 'node:fs/promises';
import { descriptionFile } from '../demo/shop/description/description-file.ts';

// Regenerates docs/openapi.json: npm run describe.

const path = new URL('../docs/openapi.json', import.meta.url);
await writeFile(path, await descriptionFile());
