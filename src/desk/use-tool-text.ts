import { useText } from '../form/texts/use-text.ts';
import type { DeskText } from '../text/desk-texts.ts';
import { toolTextFor } from '../text/tool-text.ts';

export const useToolText = (): DeskText => toolTextFor(useText());

/** A duration as text, from seconds: `45 s`, `1 min 5 s`, `10 min`. */
export function timeText({ time }: DeskText, seconds: number): string {
  const whole = Math.round(seconds);
  const minutes = Math.floor(whole / 60);
  const rest = whole % 60;
  if (minutes === 0) return time.seconds(rest);
  return rest === 0 ? time.minutes(minutes) : time.both(minutes, rest);
}

/** A spoken length in words, from whole seconds: about 22 s, about 1 min 5 s. */
export const aboutText = (text: DeskText, seconds: number): string => text.length.about(timeText(text, seconds));
