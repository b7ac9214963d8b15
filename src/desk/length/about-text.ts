import type { DeskText } from '../../text/desk-texts.ts';
import { timeText } from '../time-text.ts';

/** A spoken length in words, from whole seconds: about 22 s, about 1 min 5 s. */
export const aboutText = (text: DeskText, seconds: number): string => text.length.about(timeText(text, seconds));
