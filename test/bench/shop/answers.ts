import { answersOf } from '../../helpers/shop-answers.mjs';
import { sizes, tracksOf, voicesOf, type SizeName } from './catalogue.ts';

const sizeNames: readonly SizeName[] = ['usual', 'long'];

/** The shop's answers as JSON by their path below the server's `/api`: `{size}/voice` and so on. */
export const shopAnswers: ReadonlyMap<string, string> = new Map(
  sizeNames.flatMap((size) =>
    Object.entries(answersOf({ voices: voicesOf(sizes[size]), tracks: tracksOf(sizes[size]) })).map(
      ([line, body]) => [line.replace(/^\w+ /u, size), JSON.stringify(body)] as const,
    ),
  ),
);
