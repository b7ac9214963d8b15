import { folded } from '../common/strings.ts';

export const genders = ['female', 'male'] as const;
export type Gender = (typeof genders)[number];

/** A voice artist (docs/behaviour.md, Data). `image` and `preview` are checked absolute URLs, or null. */
export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender: Gender;
  readonly image: string | null;
  readonly preview: string | null;
  readonly language: readonly string[];
  readonly tags: readonly string[];
  readonly isActive: boolean;
  /** A time span as ISO 8601 strings; both ends are included. */
  readonly plannedAbsence: { readonly start: string; readonly end: string } | null;
  readonly rushOrderUnavailable: boolean;
}

/** An end without a time lasts until the end of that day. */
const endOf = (text: string): number => Date.parse(text.replace(/^\d{4}-\d{2}-\d{2}$/, '$&T23:59:59.999Z'));

/** Whether the voice's planned absence is in effect at `now` (milliseconds since 1970). */
export function isAway(voice: Voice, now: number): boolean {
  const absence = voice.plannedAbsence;
  return absence !== null && Date.parse(absence.start) <= now && now <= endOf(absence.end);
}

/**
 * The voices in the picker: active, not away now, and among the ids that the referral permits, if it limits them
 * (docs/behaviour.md, States).
 */
export function voicesOffered(
  voices: readonly Voice[],
  permitted: readonly string[] | null | undefined,
  now: number,
): readonly Voice[] {
  // An empty list limits nothing, because an empty picker would help no buyer.
  const isPermitted = ({ id }: Voice): boolean => !permitted?.length || permitted.includes(id);
  return voices.filter((voice) => voice.isActive && !isAway(voice, now) && isPermitted(voice));
}

/** The buyer's filter for the picker; empty parts do not filter. */
export interface VoiceFilter {
  readonly tag: string | null;
  readonly language: string | null;
  readonly search: string;
}

/** Whether a filter has any effect. */
export const isFiltering = ({ tag, language, search }: VoiceFilter): boolean =>
  tag !== null || language !== null || search.trim() !== '';

/** Whether a voice passes the buyer's filter. */
export function matchesFilter(voice: Voice, filter: VoiceFilter): boolean {
  const search = folded(filter.search.trim());
  return (
    (filter.tag === null || voice.tags.includes(filter.tag)) &&
    (filter.language === null || voice.language.includes(filter.language)) &&
    (search === '' || folded([voice.name, ...voice.tags, ...voice.language].join(' ')).includes(search))
  );
}
