import type { ComponentType } from 'react';
import type { DeskText } from '../../text/desk-texts.ts';
import type { Text } from '../../text/en.ts';

type OfMessage = { readonly id: number };

/** The places in the form that tools of the script desk fill, and what each is told. */
export interface DeskSlots {
  /** Beside a message's title. */
  readonly 'message-name': OfMessage;
  /** Above a message's style: who reads it. */
  readonly 'message-reader': OfMessage & { readonly index: number };
  /** Beside the words of a message: how long they take to speak. */
  readonly 'message-length': OfMessage;
  /** Below a message's text. */
  readonly 'message-notes': OfMessage;
  /** Beside a message's buttons. */
  readonly 'message-tools': OfMessage;
  /** At the head of the messages. */
  readonly import: object;
  /** Below the messages. */
  readonly 'script-tools': object;
  /** In the music section and in the summary. */
  readonly listen: object;
  /** At the head of the summary: what is left to look at. */
  readonly 'summary-warnings': object;
  /** In the summary, below the messages: how words are spoken. */
  readonly 'summary-notes': object;
  /** Below the phone system. */
  readonly 'phone-system': object;
  /** In Options and in the summary: when the order is ready; `isInOptions` for the days with other options, too. */
  readonly 'ready-day': { readonly isInOptions?: boolean };
  /** Beside the heading of a section: what is chosen there, once it is finished. */
  readonly chosen: { readonly of: 'voices' | 'messages' | 'music' | 'options' };
  /** Below a guest's email. */
  readonly 'email-advice': object;
  /** In the section of questions and answers. */
  readonly faq: object;
  /** In the summary: ways to take the order along. */
  readonly 'take-along': object;
}

/** The dialogs of the form that nobody needs at first. */
export interface DeskDialogs {
  readonly 'drafting-dialog': object;
  readonly 'profile-dialog': object;
}

/** The tools that help with scripts, and what is only needed after a press: a file of its own, which comes when it is first needed. */
export interface Desk {
  /** The texts of the desk's file, among them the script examples, that go with those of the form. */
  readonly textsFor: (text: Text) => DeskText;
  /** Modal dialogs over the form. */
  readonly dialogs: { readonly [Name in keyof DeskDialogs]?: ComponentType };
  readonly slots: { readonly [Name in keyof DeskSlots]?: ComponentType<DeskSlots[Name]> };
}

let current: Desk | null = null;

const listeners = new Set<() => void>();

/** The desk, once it is here; forms share it. */
export const currentDesk = (): Desk | null => current;

export function openDesk(desk: Desk): void {
  current = desk;
  for (const listener of listeners) listener();
}

/** Calls back when the desk is here. Gives the function that ends it. */
export function subscribeToDesk(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
