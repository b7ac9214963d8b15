import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';

/** The description of the API as in `docs/openapi.json`: for a shop at `https://shop.example`, as JSON. */
export async function descriptionFile(): Promise<string> {
  const env = { PUBLIC_URL: 'https://shop.example', DATABASE_URL: 'file::memory:' };
  const app = await buildApp(readConfig(env), { logger: false });
  try {
    const answer = await app.inject({ url: '/api/openapi.json' });
    return `${JSON.stringify(answer.json(), null, 2)}\n`;
  } finally {
    await app.close();
  }
}
