import type { Desk } from '../form/desk/desk.ts';
import { DraftingDialog } from './drafting/drafting-dialog.tsx';
import { Regenerate } from './drafting/regenerate.tsx';
import { FindingsCount, SummaryNotes } from './script-check/summary-notes.tsx';
import { Chosen } from './chosen/chosen.tsx';
import { EmailAdvice } from './email/email-advice.tsx';
import { ImportTool, UndoImport } from './import/import-tool.tsx';
import { Faq } from './faq/faq.tsx';
import { Loop } from './length/loop.tsx';
import { SpokenLength } from './length/spoken-length.tsx';
import { ListenTool } from './listen/listen-tool.tsx';
import { ReadAloud } from './listen/read-aloud.tsx';
import { MessageNotes } from './message-notes.tsx';
import { MessageName } from './names/message-name.tsx';
import { PronunciationButton } from './names/pronunciation-button.tsx';
import { MoveHandle } from './move/move-handle.tsx';
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
    'message-notes': inARow(MessageNotes, SplitOffer),
    'message-tools': inARow(ReadAloud, PronunciationButton),
    import: inARow(ImportTool, UndoImport),
    'script-tools': inARow(ScriptTools, Loop),
    listen: ListenTool,
    'phone-system': PhoneSystemTool,
    'summary-findings': FindingsCount,
    'summary-notes': SummaryNotes,
    'ready-day': ReadyDay,
    'email-advice': EmailAdvice,
    'take-along': TakeAlong,
    chosen: Chosen,
    faq: Faq,
  },
};
