import type { DeskText } from '../../text/desk-texts.ts';
import { timeText } from '../time-text.ts';

/** How long something takes to speak, from whole seconds: about 22 s, about 1 min 5 s. */
export const aboutText = (text: DeskText, seconds: number): string => text.length.about(timeText(text, seconds));
