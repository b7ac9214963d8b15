import { env } from 'node:process';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const config = readConfig(env);
const app = await buildApp(config, { logger: { level: env['LOG_LEVEL'] ?? 'info' } });
await app.listen({ port: config.port, host: config.host });
console.log(`Shop: ${config.publicUrl}/`);

// Completes pending orders before the process ends.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}
