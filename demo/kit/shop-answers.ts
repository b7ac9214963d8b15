/** The shop's answer at a URL. */
export interface Answer {
  readonly isKnown: boolean;
  readonly body: unknown;
}

/** A field of an answer; undefined if it has none. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

const answers = new Map<string, Answer>();
const asked = new Set<string>();

async function read(address: string): Promise<Answer | null> {
  const response = await fetch(address);
  if (response.status === 404) return { isKnown: false, body: null };
  return response.ok ? { isKnown: true, body: await response.json() } : null;
}

/**
 * Returns the shop's answer at a URL; if it was not requested yet, requests it and calls `onAnswer` when it arrives.
 */
export function answerAt(address: string, onAnswer: () => void): Answer | null {
  const ask = async (): Promise<void> => {
    const answer = await read(address).catch(() => null);
    // It is requested again after the next choice.
    if (answer === null) asked.delete(address);
    else answers.set(address, answer);
    if (answer !== null) onAnswer();
  };
  if (!asked.has(address)) void ask();
  asked.add(address);
  return answers.get(address) ?? null;
}
