import type { DeskText } from '../../text/desk-texts.ts';

/** A length in words, from whole seconds: about 22 s, about 1 min 5 s. */
export function durationText({ length }: DeskText, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return length.seconds(rest);
  return rest === 0 ? length.minutes(minutes) : length.both(minutes, rest);
}
