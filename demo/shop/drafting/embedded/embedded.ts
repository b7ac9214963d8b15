import { createHash } from 'node:crypto';
import { countWords } from '../../../../src/domain/scripts/count-words.ts';
import type { Drafter, DraftRequest } from '../drafter.ts';
import { factsOf, isSayable, say, type Facts } from './facts.ts';
import { partsOf } from './parts.ts';

/** What can be said in one breath without hurry, in words. */
const scriptWords = { min: 20, max: 45 } as const;

/** The items in an order that looks like chance and is the same for the same seed. */
function shuffled(items: readonly string[], seed: string): readonly string[] {
  const lot = (item: string): string => createHash('sha256').update(`${seed} ${item}`).digest('hex');
  return items
    .map((item) => ({ item, lot: lot(item) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .map(({ item }) => item);
}

/** Phrases as they are said, in drawn order, without those that speak of something that is not known. */
function phrases(all: readonly string[], facts: Facts, seed: string): readonly string[] {
  const sayable = all.filter((phrase) => isSayable(phrase, facts));
  return shuffled(
    sayable.map((phrase) => say(phrase, facts)),
    seed,
  );
}

/** For a part that a script can do without. */
const orNone = (all: readonly string[]): readonly string[] => (all.length === 0 ? [''] : all);

interface Candidate {
  readonly isSpare: boolean;
  readonly parts: readonly [opening: string, body: string, closing: string];
  readonly text: string;
}

function candidates(request: DraftRequest, position: number): readonly Candidate[] {
  const facts = factsOf(request.brief);
  const parts = partsOf(request, position);
  const drawn = (all: readonly string[]): readonly string[] => phrases(all, facts, `${request.seed} ${position}`);
  const spares = drawn(parts.spares ?? []);
  const bodies = [...drawn(parts.bodies), ...spares];
  return orNone(drawn(parts.openings)).flatMap((opening) =>
    bodies.flatMap((body) =>
      orNone(drawn(parts.closings)).map((closing) => ({
        isSpare: spares.includes(body),
        parts: [opening, body, closing] as const,
        text: [opening, body, closing].filter((part) => part !== '').join(' '),
      })),
    ),
  );
}

/** How unwelcome a script is: one that was written before, one of the wrong length, one whose parts were heard before. */
function cost({ isSpare, parts, text }: Candidate, earlier: readonly string[]): number {
  const words = countWords(text);
  const heard = (part: string): number => (part === '' ? 1 : earlier.filter((one) => one.includes(part)).length);
  const [opening, body, closing] = parts.map(heard);
  return (
    (earlier.includes(text) ? 100_000 * (1 + earlier.lastIndexOf(text)) : 0) +
    Math.max(0, words - scriptWords.max, scriptWords.min - words) * 1000 +
    (body ?? 0) * 10 +
    (isSpare ? 5 : 0) +
    (opening ?? 0) +
    (closing ?? 0)
  );
}

function write(request: DraftRequest, position: number, earlier: readonly string[]): string {
  const [first, ...others] = candidates(request, position).map((one) => ({ ...one, cost: cost(one, earlier) }));
  return others.reduce((best, one) => (best === undefined || one.cost < best.cost ? one : best), first)?.text ?? '';
}

/**
 * Writes scripts without a model: phrases for the service, the style and the industry, with the company's details in
 * them. The same session gets the same scripts, and none of them twice.
 */
export const embeddedDrafter: Drafter = async (request) => {
  const written: string[] = [];
  for (const position of request.positions) {
    written.push(write(request, position, request.earlier.concat(written)));
  }
  return written;
};
