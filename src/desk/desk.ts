import type { Desk } from '../form/desk/desk.ts';
import { DraftingDialog } from './drafting/drafting-dialog.tsx';
import { Regenerate } from './drafting/regenerate.tsx';
import { CheckNotes } from './script-check/check-notes.tsx';
import { PlaceholderGuard } from './script-check/placeholder-guard.tsx';
import { FindingsCount, FindingsLeft, ToldPronunciations } from './script-check/summary-notes.tsx';
import { Chosen } from './chosen/chosen.tsx';
import { EmailAdvice } from './email/email-advice.tsx';
import { ImportTool, UndoImport } from './import/import-tool.tsx';
import { Faq } from './faq/faq.tsx';
import { Loop } from './length/loop.tsx';
import { SpokenLength } from './length/spoken-length.tsx';
import { ListenTool } from './listen/listen-tool.tsx';
import { ReadAloud } from './listen/read-aloud.tsx';
import { MessageName } from './names/message-name.tsx';
import { PronunciationButton } from './names/pronunciation-button.tsx';
import { WordsToSay } from './names/words-to-say.tsx';
import { MoveHandle } from './move/move-handle.tsx';
import { PhoneLimitNote } from './phone-system/phone-limit-note.tsx';
import { PhoneSystemTool } from './phone-system/phone-system-tool.tsx';
import { MessageReader } from './reader/message-reader.tsx';
import { Readers } from './reader/readers.tsx';
import { ProfileDialog } from './profile/profile-dialog.tsx';
import { ReadyDay } from './ready/ready-day.tsx';
import { ScriptTools } from './scripts/script-tools.tsx';
import { scriptsFor } from './scripts/scripts-for.ts';
import { SplitOffer } from './split/split-offer.tsx';
import { TakeAlong } from './take-along/take-along.tsx';
import { inARow } from './tools-in-a-row.tsx';

/** The tools of the script desk by their places: the entry point of this file beside the script. */
export const desk: Desk = {
  scriptsFor,
  dialogs: { 'drafting-dialog': DraftingDialog, 'profile-dialog': ProfileDialog },
  slots: {
    'message-name': inARow(MessageName, Regenerate, MoveHandle),
    readers: Readers,
    'message-reader': MessageReader,
    'message-length': SpokenLength,
    'message-notes': inARow(WordsToSay, CheckNotes, SplitOffer),
    'message-tools': inARow(ReadAloud, PronunciationButton),
    import: inARow(ImportTool, UndoImport),
    'script-tools': inARow(ScriptTools, Loop),
    listen: ListenTool,
    'phone-system': PhoneSystemTool,
    'summary-findings': FindingsCount,
    'summary-notes': inARow(FindingsLeft, PhoneLimitNote, ToldPronunciations, PlaceholderGuard),
    'ready-day': ReadyDay,
    'email-advice': EmailAdvice,
    'take-along': TakeAlong,
    chosen: Chosen,
    faq: Faq,
  },
};
