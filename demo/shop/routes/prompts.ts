import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { limits } from '../../../src/domain/common/limits.ts';
import { draftingStyles, industries, promptCounts } from '../../../src/domain/scripts/drafting.ts';
import { generatePrompts, regeneratePrompt } from '../drafting/prompts.ts';
import { languageOf } from '../http/language.ts';
import { count, limitsOf } from '../http/limits.ts';
import { found } from '../http/refusal.ts';
import { serviceType } from '../ordering/order-schemas.ts';

/**
 * A signal that aborts when the client disconnects before the answer. (`request.signal` also aborts when the body of
 * the request has been read.)
 */
function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

export const generateSchema = Type.Object({
  companyName: Type.String({ minLength: 1, maxLength: 120, pattern: String.raw`\S` }),
  companyDescription: Type.String({ maxLength: 5000 }),
  companyWebsite: Type.String({ maxLength: 500 }),
  industry: Type.Enum([...industries]),
  style: Type.Enum([...draftingStyles]),
  promptCount: Type.Integer({ minimum: promptCounts.min, maximum: promptCounts.max }),
  serviceType,
});

export const regenerateSchema = Type.Object({
  sessionId: Type.String({ minLength: 1, maxLength: 64 }),
  promptId: Type.String({ pattern: String.raw`^prompt-\d{1,2}$` }),
});

/** The index of a prompt that an order can have, from its id; null for any other. */
function positionOf(promptId: string): number | null {
  const position = Number(promptId.slice('prompt-'.length));
  return position < limits.maxMessages ? position : null;
}

/** `POST /openrouter/generate-prompts` and `/openrouter/regenerate-prompt` (docs/behaviour.md, Calls). */
export const promptRoutes: FastifyPluginAsyncTypebox = async (api) => {
  const { shop } = api;
  api.post('/openrouter/generate-prompts', { schema: { body: generateSchema } }, async (request, reply) => {
    const { promptCount, ...told } = request.body;
    await count(shop, limitsOf(shop).drafts, request.ip);
    const brief = { ...told, language: languageOf(request) };
    const { sessionId, remaining, drafts } = await generatePrompts(shop, brief, promptCount, goneSignal(reply));
    const prompts = drafts.map((draft, position) => ({ id: `prompt-${position}`, ...draft }));
    return { prompts, sessionId, remainingLimit: remaining };
  });
  api.post('/openrouter/regenerate-prompt', { schema: { body: regenerateSchema } }, async ({ body }, reply) => {
    const position = found(positionOf(body.promptId), 'prompt-unknown');
    const { draft, remaining } = await regeneratePrompt(shop, body.sessionId, position, goneSignal(reply));
    return { prompts: [draft], remainingLimit: remaining };
  });
};
