import type { Answer, TestShop } from './shop.ts';

/** The body that a buyer's browser sends to request drafts. */
export const promptForm = () => ({
  companyName: 'Maple Dental',
  companyDescription: 'Family dental practice in Ottawa with evening hours',
  companyWebsite: 'https://www.mapledental.example/welcome',
  industry: 'Healthcare',
  style: 'Friendly',
  promptCount: 5,
  serviceType: 'moh',
});

export interface Generated {
  readonly prompts: readonly { readonly id: string; readonly content: string; readonly name?: string }[];
  readonly sessionId: string;
  readonly remainingLimit: number;
}

export interface Regenerated {
  readonly prompts: readonly { readonly content: string }[];
  readonly remainingLimit: number;
}

/** Requests drafts, whatever the result. */
export function askForPrompts(shop: TestShop, changes: Record<string, unknown> = {}): Promise<Answer> {
  return shop.post('/api/openrouter/generate-prompts', { ...promptForm(), ...changes });
}

/** Prompts that were drafted. */
export async function generatePrompts(shop: TestShop, changes: Record<string, unknown> = {}): Promise<Generated> {
  const answer = await askForPrompts(shop, changes);
  if (answer.statusCode !== 200) throw new Error(`No prompts: ${answer.body}`);
  return answer.json<Generated>();
}

/** Asks for another draft of a prompt. */
export function askForAnother(shop: TestShop, sessionId: string, promptId = 'prompt-0'): Promise<Answer> {
  return shop.post('/api/openrouter/regenerate-prompt', { sessionId, promptId });
}
