import type { ComponentType } from 'react';
import type { ServiceType } from '../../domain/order/service-types.ts';
import type { Form } from '../../state/form.ts';
import type { Text } from '../../text/en.ts';

type OfMessage = { readonly id: number; readonly index: number };

/** The places in the form for script tools, and the props of each. */
export interface ToolSlots {
  /** Beside a message's title. */
  readonly 'message-name': OfMessage;
  /** At the end of that line. */
  readonly 'message-handle': OfMessage;
  /** Above the messages: which voice reads what. */
  readonly readers: object;
  /** Above a message's style: the reader. */
  readonly 'message-reader': OfMessage;
  /** Beside the words of a message: the spoken length, and Read aloud. */
  readonly 'message-length': OfMessage;
  /** Below a message's text. */
  readonly 'message-notes': OfMessage;
  /** Beside a message's buttons. */
  readonly 'message-tools': OfMessage;
  /** Below the messages. */
  readonly 'script-tools': object;
  /** In the music section and in the summary. */
  readonly listen: object;
  /** In the summary, above the messages: the remaining findings. */
  readonly 'summary-check': object;
  /** In the summary, below the messages: the length and the pronunciations. */
  readonly 'summary-notes': object;
  /** In the bar, once no step is left: the placeholders that are not filled in. */
  readonly 'placeholders-left': { readonly className: string; readonly onFollow: () => void };
  /** Below the phone system. */
  readonly 'phone-system': object;
  /** The ready date: in Options also the dates with other options, in the bar only a few words. */
  readonly 'ready-day': { readonly isInOptions?: boolean; readonly isShort?: boolean };
  /** Below a guest's email. */
  readonly 'email-advice': object;
  /** In the section of questions and answers. */
  readonly faq: object;
  /** In the summary: sharing the order. */
  readonly 'take-along': object;
  /** Modal dialogs over the form. */
  readonly 'drafting-dialog': ToolDialogProps;
  readonly 'import-dialog': ToolDialogProps;
  readonly 'profile-dialog': ToolDialogProps;
}

export interface ToolDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The built-in scripts of a service, by category and as one list. */
export interface Scripts {
  readonly categories: readonly { readonly name: string; readonly scripts: readonly string[] }[];
  readonly all: readonly string[];
}

/** The script tools, and what is only needed after a press: a separate file, loaded when it is first needed. */
export interface Tools {
  /** The built-in scripts of a service in the language of the form's texts, with the company's name if it is known. */
  readonly scriptsFor: (text: Text, service: ServiceType, company: string) => Scripts;
  /**
   * Whether the buyer can pay without a question. If placeholders are left in the messages, the tools ask about them,
   * and pay if the buyer orders anyway.
   */
  readonly confirmPlaceholders: (form: Form) => boolean;
  readonly slots: { readonly [Name in keyof ToolSlots]?: ComponentType<ToolSlots[Name]> };
}

let current: Tools | null = null;

const listeners = new Set<() => void>();

/** The tools, once they have loaded; forms share them. */
export const currentTools = (): Tools | null => current;

export function setTools(tools: Tools): void {
  current = tools;
  for (const listener of listeners) listener();
}

/** Calls back when the tools have loaded. Returns the function that stops it. */
export function subscribeToTools(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
