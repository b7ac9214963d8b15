import { createStore } from 'jotai/vanilla';
import type { Host } from './host/host.ts';
import { settingsAtom, type Settings } from './host/settings.ts';
import { newSession, sessionAtom, type OrderSession } from './session/session.ts';
import type { SessionAction } from './session/reduce-session.ts';

/** The state of one element. jotai's default store is never used, because a page may contain several elements. */
export type Store = ReturnType<typeof createStore>;

/** One order form: its state, and the page around it. */
export interface Form {
  readonly store: Store;
  readonly host: Host;
}

export function createForm(host: Host, settings?: Settings): Form {
  const store = createStore();
  // Each form has an order, with a controller, of its own.
  store.set(sessionAtom, { type: 'sessionStarted', session: newSession(store.get(sessionAtom).order) });
  if (settings) store.set(settingsAtom, settings);
  return { store, host };
}

/** Changes the order by an action of the buyer, the page or the shop. */
export const dispatch = ({ store }: Form, action: SessionAction): void => store.set(sessionAtom, action);

/** Undoes the last step that can be undone (docs/contract.md, Settled); `undone` says what that restores. */
export function undo(form: Form): void {
  const { undo: step, controller } = form.store.get(sessionAtom);
  if (step !== null && 'session' in step) controller.abort('replaced');
  dispatch(form, { type: 'undone' });
}

/** Starts another order: all pending work of the current one ends. */
export function startSession(form: Form, session: OrderSession): void {
  // A reason prevents an error with a stack, for which the browser would parse the whole script again.
  form.store.get(sessionAtom).controller.abort('replaced');
  dispatch(form, { type: 'sessionStarted', session });
}
