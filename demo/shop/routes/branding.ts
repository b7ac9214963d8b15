import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { operations } from '../description/operations.ts';
import { found } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

const address = Type.Object({ code: Type.String() });

/**
 * `GET /company/branding/{referralCode}` (docs/behaviour.md, Calls). `permittedVoiceIds` is null if all voices are
 * permitted.
 */
export const brandingRoutes =
  (shop: Shop): FastifyPluginAsyncTypebox =>
  async (api) => {
    api.get(
      '/company/branding/:code',
      { schema: { ...operations.findBranding, params: address } },
      async ({ params }) => {
        const partner = found(await shop.partners.find(params.code), 'partner-unknown');
        const { name, logo, permittedVoiceIds } = partner;
        const logoUrl = logo === '' ? null : new URL(logo, shop.config.publicUrl).href;
        return { logoUrl, name, permittedVoiceIds };
      },
    );
  };
