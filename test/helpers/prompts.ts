import { accepted, type Answer } from './shop.ts';
import type { TestShop } from './test-shop.ts';

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
  return accepted(await askForPrompts(shop, changes), 200).json<Generated>();
}

/** Asks for another draft of a prompt. */
export function askForAnother(shop: TestShop, sessionId: string, promptId = 'prompt-0'): Promise<Answer> {
  return shop.post('/api/openrouter/regenerate-prompt', { sessionId, promptId });
}
