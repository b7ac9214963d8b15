import { dispatch, type Form } from '../form.ts';
import { serviceTypeAtom } from './order-atoms.ts';
import { sessionAtom } from './session.ts';

/** Undoes the last step that can be undone (docs/contract.md, Settled); `undone` in `reduce-undo.ts` says what that restores. */
export function undo(form: Form): void {
  const { store, host } = form;
  const { undo: step, controller } = store.get(sessionAtom);
  const before = store.get(serviceTypeAtom);
  if (step !== null && 'session' in step) controller.abort('replaced');
  dispatch(form, { type: 'undone' });
  const service = store.get(serviceTypeAtom);
  if (service !== before) host.emit('voice-order-service', { service });
}
