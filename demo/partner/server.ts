import { env } from 'node:process';
import { buildPartnerSite } from './app.ts';

const port = Number(env['PARTNER_PORT'] ?? 4500);
const shopUrl = env['PUBLIC_URL'] ?? `http://localhost:${env['SHOP_PORT'] ?? 4400}`;

const app = await buildPartnerSite({ shopUrl, reloadScript: env['RELOAD_SCRIPT'] });
await app.listen({ port, host: env['HOST'] ?? 'localhost' });
console.log(`Partner's site: http://localhost:${port}/partner/`);
