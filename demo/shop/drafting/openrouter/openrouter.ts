import type { OpenRouterConfig } from '../../config.ts';
import { reason, Refusal } from '../../http/refusal.ts';
import type { Draft, Drafter, DraftRequest } from '../drafter.ts';
import { failureCode, scriptsFormat, scriptsIn } from './answer.ts';
import { instructions, task } from './instructions.ts';

/** Milliseconds; the form itself waits for a minute. */
const patience = 45_000;

/** Seconds to wait where the API does not tell. */
const standardWait = 10;

function busyRefusal(response: Response): Refusal {
  const seconds = Number(response.headers.get('retry-after') ?? '');
  return new Refusal(
    429,
    reason('drafting-busy'),
    Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : standardWait,
  );
}

function ask({ apiKey, model, url }: OpenRouterConfig, request: DraftRequest, wait: number): Promise<Response> {
  return fetch(`${url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: instructions(request.brief.serviceType) },
        { role: 'user', content: task(request) },
      ],
      response_format: scriptsFormat,
      temperature: 0.9,
      max_tokens: 300 + 150 * request.positions.length,
    }),
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(wait)]),
  });
}

async function draft(config: OpenRouterConfig, request: DraftRequest, wait: number): Promise<readonly Draft[]> {
  const response = await ask(config, request, wait);
  const text = await response.text();
  if (response.status === 429) throw busyRefusal(response);
  if (!response.ok) throw new Error(`OpenRouter answered ${response.status}: ${text.slice(0, 500)}`);
  const answer: unknown = JSON.parse(text);
  const code = failureCode(answer);
  if (code === 429) throw busyRefusal(response);
  if (code !== null) throw new Error(`OpenRouter reported ${code}: ${text.slice(0, 500)}`);
  return scriptsIn(answer, request.positions.length);
}

/**
 * Has a language model write, through OpenRouter's chat completions. Refuses with 429 when that has too much to do and
 * with 502 and one sentence for all else; what it was is only logged, as it is not the buyer's to solve.
 */
export const openRouterDrafter =
  (config: OpenRouterConfig, wait = patience): Drafter =>
  async (request) => {
    try {
      return await draft(config, request, wait);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      throw Object.assign(new Refusal(502, reason('drafting-unavailable')), { cause: error });
    }
  };
