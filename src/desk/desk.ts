import type { Desk } from '../form/desk/desk.ts';
import { PhoneLimitNote } from './phone-system/phone-limit-note.tsx';
import { PhoneSystemTool } from './phone-system/phone-system-tool.tsx';
import { ScriptTools } from './scripts/script-tools.tsx';

/** The tools of the script desk by the places that they fill: the front door of this file beside the script. */
export const desk: Desk = {
  slots: { 'script-tools': ScriptTools, 'phone-system': PhoneSystemTool, 'review-notes': PhoneLimitNote },
};
