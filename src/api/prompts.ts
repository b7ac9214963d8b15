import * as v from 'valibot';
import type { ServiceType } from '../domain/order/service-types.ts';
import type { DraftingForm } from '../domain/scripts/drafting.ts';
import { draftingWaits } from '../domain/common/waits.ts';
import { request, type Client } from './client.ts';
import { numberOrString, orNull, textOrEmpty, word } from './schemas.ts';

const prompt = v.object({ content: word, name: textOrEmpty });
const remainingLimit = orNull(v.number());
const generated = v.object({
  prompts: v.pipe(v.array(prompt), v.nonEmpty()),
  sessionId: numberOrString,
  remainingLimit,
});
const regenerated = v.object({ prompts: v.tuple([prompt]), remainingLimit });

/** Drafts, the session in which they can be drafted again, and the number of drafts left (null: unknown). */
export type GeneratedPrompts = v.InferOutput<typeof generated>;

/** The body of `generate-prompts` (docs/behaviour.md, Calls), and the language (BCP 47) if it is not the page's. */
export interface DraftingRequest extends Omit<DraftingForm, 'promptCount' | 'language'> {
  readonly promptCount: number;
  readonly serviceType: ServiceType;
  readonly language?: string;
}

/** `POST /openrouter/generate-prompts`. The API has no field for the language, so it is sent as the call's language. */
export function generatePrompts(client: Client, { language, ...body }: DraftingRequest, signal: AbortSignal) {
  return request(client, generated, {
    path: 'openrouter/generate-prompts',
    method: 'post',
    json: body,
    ...(language && { headers: { 'accept-language': language } }),
    signal,
    timeout: draftingWaits.timeout,
  });
}

/** `POST /openrouter/regenerate-prompt`, with an index from 0; returns the first prompt of the answer. */
export async function regeneratePrompt(client: Client, sessionId: string, promptIndex: number, signal: AbortSignal) {
  const answer = await request(client, regenerated, {
    path: 'openrouter/regenerate-prompt',
    method: 'post',
    json: { sessionId, promptId: `prompt-${promptIndex}` },
    signal,
    timeout: draftingWaits.timeout,
  });
  return { ...answer.prompts[0], remainingLimit: answer.remainingLimit };
}
