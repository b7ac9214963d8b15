import type { Desk } from '../form/desk/desk.ts';
import { ImportTool } from './import/import-tool.tsx';
import { SplitOffer } from './import/split-offer.tsx';
import { PhoneLimitNote } from './phone-system/phone-limit-note.tsx';
import { PhoneSystemTool } from './phone-system/phone-system-tool.tsx';
import { ScriptTools } from './scripts/script-tools.tsx';
import { together } from './together.tsx';

/** The tools of the script desk by the places that they fill: the front door of this file beside the script. */
export const desk: Desk = {
  slots: {
    'script-tools': together(ImportTool, ScriptTools),
    'message-notes': SplitOffer,
    'phone-system': PhoneSystemTool,
    'review-notes': PhoneLimitNote,
  },
};
