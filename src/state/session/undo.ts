import { dispatch, type Form } from '../form.ts';
import { sessionAtom } from './session.ts';

/** Undoes the last step that can be undone (docs/contract.md, Settled); `undone` in `reduce-undo.ts` says what that restores. */
export function undo(form: Form): void {
  const { undo: step, controller } = form.store.get(sessionAtom);
  if (step !== null && 'session' in step) controller.abort('replaced');
  dispatch(form, { type: 'undone' });
}
