import * as v from 'valibot';
import type { ServiceType } from '../domain/order/services.ts';
import { draftingWaits } from '../domain/common/waits.ts';
import { request, type Client } from './client.ts';
import { word } from './schemas.ts';

const { timeout } = draftingWaits;

const prompts = v.pipe(
  v.array(v.object({ content: word, name: v.fallback(v.optional(v.string(), ''), '') })),
  v.check((entries) => entries.length > 0, 'no prompt'),
);

const generated = v.object({
  prompts,
  sessionId: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  remainingLimit: v.fallback(v.nullish(v.number(), null), null),
});

/** Drafts, the session in which they can be drafted anew, and how often that is still possible (null: not told). */
export type GeneratedPrompts = v.InferOutput<typeof generated>;

/** The body of `generate-prompts` (docs/behaviour.md, Calls). */
interface GenerateBody {
  readonly companyName: string;
  readonly companyDescription: string;
  readonly companyWebsite: string;
  readonly industry: string;
  readonly style: string;
  readonly promptCount: number;
  readonly serviceType: ServiceType;
}

/** What to draft, and in which language (BCP 47), where that is not the page's. */
export type DraftingRequest = GenerateBody & { readonly language?: string };

/** `POST /openrouter/generate-prompts`. The API has no field for the language: it goes along as the call's own. */
export function generatePrompts(
  client: Client,
  drafting: DraftingRequest,
  signal: AbortSignal,
): Promise<GeneratedPrompts> {
  const { language, ...body } = drafting;
  return request(client, generated, {
    path: 'openrouter/generate-prompts',
    method: 'post',
    json: body,
    ...(language && { headers: { 'accept-language': language } }),
    signal,
    timeout,
  });
}

const regenerated = v.object({
  prompts,
  remainingLimit: v.fallback(v.nullish(v.number(), null), null),
});

interface Regeneration {
  readonly sessionId: string;
  /** Counts from 0. */
  readonly promptIndex: number;
}

/** `POST /openrouter/regenerate-prompt`; the first prompt of the answer counts. */
export async function regeneratePrompt(client: Client, { sessionId, promptIndex }: Regeneration, signal: AbortSignal) {
  const answer = await request(client, regenerated, {
    path: 'openrouter/regenerate-prompt',
    method: 'post',
    json: { sessionId, promptId: `prompt-${promptIndex}` },
    signal,
    timeout,
  });
  return { content: answer.prompts[0]?.content ?? '', remainingLimit: answer.remainingLimit };
}
