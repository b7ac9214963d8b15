import { editMessage } from '../../domain/order/messages.ts';
import type { FixedText, SessionAction } from './session-action.ts';
import { requestedChecks } from './script-checks.ts';
import type { OrderSession } from './session.ts';
import { withUndo } from './reduce-undo.ts';

type ScriptFixed = Extract<SessionAction, { readonly type: 'scriptFixed' }>;

function withFixedText(session: OrderSession, { id, fixed, content }: FixedText): OrderSession {
  const check = session.checks[id];
  if (check === undefined) return session;
  return {
    ...session,
    order: editMessage(session.order, id, { content }),
    checks: { ...session.checks, [id]: { ...check, fixed, fixedText: content } },
  };
}

function withFixes(session: OrderSession, { texts, finding }: ScriptFixed): OrderSession {
  const next = texts.reduce(withFixedText, session);
  const messageId = texts[0].id;
  const index = session.order.messages.findIndex(({ id }) => id === messageId);
  const step = { messageId, index };
  return withUndo(session, next, finding ? { ...step, kind: 'fix', finding } : { ...step, kind: 'fix-all' });
}

/** The script tools and the drafting helper. */
export function reduceScripts(session: OrderSession, action: SessionAction): OrderSession {
  switch (action.type) {
    case 'checkRequested':
      return { ...session, checks: requestedChecks(session.order) };
    case 'scriptFixed':
      return withFixes(session, action);
    case 'placeholdersAccepted':
      return { ...session, acceptedPlaceholders: action.placeholders };
    case 'scriptsPasted':
      return { ...session, pastedScripts: action.pasted };
    case 'draftingChanged':
      return { ...session, drafting: { ...session.drafting, ...action.change } };
    default:
      return session;
  }
}
