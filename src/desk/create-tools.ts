import { createElement, Fragment, type ComponentType } from 'react';
import type { Tools } from '../form/tools/tools.ts';
import { DraftingDialog, Regenerate } from './drafting/drafting-dialog.tsx';
import { EmailAdvice } from './email/email-advice.tsx';
import { Faq } from './faq/faq.tsx';
import { ImportDialog } from './import/import-dialog.tsx';
import { Loop, SpokenLength } from './length/loop.tsx';
import { ListenTool } from './listen/listen-tool.tsx';
import { ReadAloud } from './listen/read-aloud.tsx';
import { MoveHandle } from './move/move-handle.tsx';
import { MessageName } from './names/message-name.tsx';
import { PronunciationButton, SentPronunciations, WordsToSay } from './names/pronunciations.tsx';
import { PhoneLimitNote, PhoneSystemTool } from './phone-system/phone-system-tool.tsx';
import { ProfileDialog } from './profile/profile-dialog.tsx';
import { MessageReader, Readers } from './reader/message-reader.tsx';
import { ReadyDay } from './ready/ready-day.tsx';
import { CheckNotes } from './script-check/check-notes.tsx';
import {
  confirmPlaceholders,
  PlaceholderQuestion,
  PlaceholdersLeft,
  RemainingFindings,
} from './script-check/open-findings.tsx';
import { scriptsFor, ScriptTools, TakeAlong } from './scripts/script-tools.tsx';
import { SplitOffer } from './split/split-offer.tsx';

const combine =
  <Props extends object>(...parts: readonly ComponentType<Props>[]): ComponentType<Props> =>
  (props) =>
    createElement(Fragment, null, ...parts.map((Part) => createElement(Part, props)));

/** The script tools by their places: the entry point of the second file, beside the script. */
export const tools: Tools = {
  scriptsFor,
  confirmPlaceholders,
  slots: {
    'message-name': combine(MessageName, Regenerate),
    'message-handle': MoveHandle,
    readers: Readers,
    'message-reader': MessageReader,
    'message-length': combine(SpokenLength, ReadAloud),
    'message-notes': combine(WordsToSay, CheckNotes, SplitOffer),
    'message-tools': PronunciationButton,
    'script-tools': combine(ScriptTools, Loop),
    listen: ListenTool,
    'phone-system': PhoneSystemTool,
    'summary-check': RemainingFindings,
    'summary-notes': combine(PhoneLimitNote, SentPronunciations, PlaceholderQuestion),
    'placeholders-left': PlaceholdersLeft,
    'ready-day': ReadyDay,
    'email-advice': EmailAdvice,
    'take-along': TakeAlong,
    faq: Faq,
    'drafting-dialog': DraftingDialog,
    'import-dialog': ImportDialog,
    'profile-dialog': ProfileDialog,
  },
};
