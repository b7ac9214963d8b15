import * as v from 'valibot';
import { find, type Client } from './client.ts';
import { numberOrString, text } from './schemas.ts';
import { mediaUrl } from './urls.ts';

/** A partner's branding (docs/behaviour.md, Data). `logoUrl` is a checked absolute URL, or null. */
export interface Branding {
  readonly logoUrl: string | null;
  readonly name: string | null;
  readonly permittedVoiceIds: readonly string[] | null;
}

const branding = v.object({ logoUrl: text, name: text, permittedVoiceIds: v.nullish(v.array(numberOrString), null) });

/** `GET /company/branding/{referralCode}`; null if the shop does not know the code (docs/contract.md, On the wire). */
export async function findBranding(client: Client, apiUrl: string, referral: string): Promise<Branding | null> {
  const found = await find(client, branding, { path: `company/branding/${encodeURIComponent(referral)}` });
  return found && { ...found, logoUrl: mediaUrl(found.logoUrl, apiUrl) };
}
