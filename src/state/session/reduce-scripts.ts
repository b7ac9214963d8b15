import { editMessage } from '../../domain/order/messages.ts';
import type { SessionAction } from './session-action.ts';
import { requestedChecks } from './script-checks.ts';
import type { OrderSession } from './session.ts';
import { withUndo } from './reduce-undo.ts';

type ScriptFixed = Extract<SessionAction, { readonly type: 'scriptFixed' }>;

function withFixes(session: OrderSession, { id, fixed, content, finding }: ScriptFixed): OrderSession {
  const check = session.checks[id];
  if (check === undefined) return session;
  const { order } = session;
  const next: OrderSession = {
    ...session,
    order: editMessage(order, id, { content }),
    checks: { ...session.checks, [id]: { ...check, fixed, fixedText: content } },
  };
  const index = order.messages.findIndex((message) => message.id === id);
  const step = { messageId: id, index };
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
