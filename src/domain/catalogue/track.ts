import { distinct } from '../common/strings.ts';

/** A piece of background music (docs/behaviour.md, Data). `url` is a checked absolute URL, or null. */
export interface Track {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
  readonly url: string | null;
}

export const defaultCategory = 'acoustic';

/** The categories of all tracks: acoustic first, because it is the default, then by name. */
export function categoriesOf(tracks: readonly Track[]): readonly string[] {
  const all = distinct(tracks.flatMap((track) => track.categories));
  return [defaultCategory, ...all.filter((category) => category !== defaultCategory)];
}
