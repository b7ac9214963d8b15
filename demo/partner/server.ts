import { env } from 'node:process';
import { orderPage, partnerPort, shopUrl } from '../addresses.ts';
import { buildPartnerSite } from './app.ts';

const site = await buildPartnerSite({ shopUrl });
await site.listen({ port: partnerPort, host: env['HOST'] ?? 'localhost' });
console.log(`Partner's page: ${orderPage}`);
