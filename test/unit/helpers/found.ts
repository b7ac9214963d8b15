import type { FoundScript } from '../../../src/domain/script/read-scripts.ts';

/** What an import should find, a name and a text each. */
export type Found = readonly (readonly [name: string, content: string])[];

const pairsOf = (scripts: readonly FoundScript[]): Found => scripts.map(({ name, content }) => [name, content]);

/** All that was found, also what is most likely not to be spoken. */
export const allOf = pairsOf;

/** The messages that were found, without what is most likely not to be spoken. */
export const likelyOf = (scripts: readonly FoundScript[]): Found =>
  pairsOf(scripts.filter(({ isUnlikely }) => !isUnlikely));

/** What was found that is most likely not to be spoken. */
export const unlikelyIn = (scripts: readonly FoundScript[]): readonly string[] =>
  scripts.filter(({ isUnlikely }) => isUnlikely).map(({ content }) => content);
