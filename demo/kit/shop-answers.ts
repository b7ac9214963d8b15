/** What the shop says at an address. */
export interface Answer {
  readonly isKnown: boolean;
  readonly body: unknown;
}

const answers = new Map<string, Answer>();
const asked = new Set<string>();

async function read(address: string): Promise<Answer | null> {
  const response = await fetch(address);
  if (response.status === 404) return { isKnown: false, body: null };
  return response.ok ? { isKnown: true, body: await response.json() } : null;
}

/** What the shop has answered at an address; where that was not asked for yet, it is, and `onAnswer` tells that it came. */
export function answerAt(address: string, onAnswer: () => void): Answer | null {
  const ask = async (): Promise<void> => {
    const answer = await read(address).catch(() => null);
    // It is asked again with the next choice.
    if (answer === null) asked.delete(address);
    else answers.set(address, answer);
    if (answer !== null) onAnswer();
  };
  if (!asked.has(address)) void ask();
  asked.add(address);
  return answers.get(address) ?? null;
}
