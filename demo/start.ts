import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { orderPage, partnerPort, partnerUrl, shopPort } from './addresses.ts';
import { developmentEnv } from './development.ts';
import { buildPartnerSite } from './partner/app.ts';
import { buildApp } from './shop/app.ts';
import { readConfig, type PaymentConfig, type ShopConfig } from './shop/config.ts';

const script = fileURLToPath(new URL('../dist/voice-order-form.js', import.meta.url));

function fail(sentence: string): never {
  console.error(sentence);
  exit(1);
}

interface Place {
  readonly port: number;
  readonly host: string;
  /** The environment variable that changes it. */
  readonly variable: string;
}

async function listen(app: FastifyInstance, { port, host, variable }: Place): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    fail(`Port ${port} is in use. Stop what uses it, or take another: ${variable}=${port + 10} npm start`);
  }
}

const testCards: Readonly<Record<PaymentConfig['kind'], string>> = {
  embedded: '4242 4242 4242 4242, any later date, any code',
  stripe: 'Stripe takes the payment',
};

function say({ publicUrl, databaseUrl, payment, showsOutbox, smtpUrl, openRouter }: ShopConfig): void {
  const sent = smtpUrl === null ? 'wait until SMTP_URL is set' : 'go out by SMTP_URL';
  console.log(`
  Open first   ${orderPage}
               a partner's page with the order form in it

  Partner kit  ${publicUrl}/kit/
               choose how the form looks on your page, and copy the code

  All pages    ${partnerUrl}/
  The shop     ${publicUrl}/
  Test card    ${testCards[payment.kind]}
  Drafts       ${openRouter?.model ?? 'built-in templates; no language model is configured (OPENROUTER_API_KEY)'}
  Mails        ${showsOutbox ? `${publicUrl}/outbox` : sent}
  Database     ${databaseUrl.replace(/^file:/u, '')}

  Stop with Ctrl+C.
`);
}

async function start(): Promise<void> {
  if (!existsSync(script)) fail('dist/voice-order-form.js is not there yet. Build it with: npm run build');
  const config = readConfig({ ...developmentEnv(env), ...env, PORT: `${shopPort}` });
  const shop = await buildApp(config, { logger: { level: env['LOG_LEVEL'] ?? 'warn' } });
  const partner = await buildPartnerSite({ shopUrl: config.publicUrl });
  await listen(shop, { port: shopPort, host: config.host, variable: 'SHOP_PORT' });
  await listen(partner, { port: partnerPort, host: config.host, variable: 'PARTNER_PORT' });
  const stop = async (): Promise<void> => {
    await Promise.all([shop.close(), partner.close()]);
    exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  say(config);
}

await start().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
