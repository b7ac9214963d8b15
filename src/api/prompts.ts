import * as v from 'valibot';
import type { ServiceType } from '../domain/order/service-types.ts';
import type { DraftingForm } from '../domain/scripts/drafting.ts';
import { draftingWaits } from '../domain/common/waits.ts';
import { request, type Client } from './client.ts';
import { numberOrString, orNull, textOrEmpty, word } from './schemas.ts';

const prompts = v.pipe(v.array(v.object({ content: word, name: textOrEmpty })), v.nonEmpty());

const generated = v.object({
  prompts,
  sessionId: numberOrString,
  remainingLimit: orNull(v.number()),
});

/** Drafts, the session in which they can be drafted again, and the number of drafts left (null: unknown). */
export type GeneratedPrompts = v.InferOutput<typeof generated>;

/** The body of `generate-prompts` (docs/behaviour.md, Calls), and the language (BCP 47) if it is not the page's. */
export interface DraftingRequest extends Omit<DraftingForm, 'promptCount' | 'language'> {
  readonly promptCount: number;
  readonly serviceType: ServiceType;
  readonly language?: string;
}

/** `POST /openrouter/generate-prompts`. The API has no field for the language, so it is sent as the call's language. */
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
    timeout: draftingWaits.timeout,
  });
}

const regenerated = v.object({
  prompts,
  remainingLimit: orNull(v.number()),
});

/** `POST /openrouter/regenerate-prompt`, with an index from 0; returns the first prompt of the answer. */
export async function regeneratePrompt(client: Client, sessionId: string, promptIndex: number, signal: AbortSignal) {
  const answer = await request(client, regenerated, {
    path: 'openrouter/regenerate-prompt',
    method: 'post',
    json: { sessionId, promptId: `prompt-${promptIndex}` },
    signal,
    timeout: draftingWaits.timeout,
  });
  const { content, name } = answer.prompts[0] ?? { content: '', name: '' };
  return { content, name, remainingLimit: answer.remainingLimit };
}
