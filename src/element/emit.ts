import { freeze } from '../domain/common/json.ts';
import type { Emit } from '../state/host/host.ts';

/** Dispatches events on an element, with frozen details. */
export const emitOn =
  (element: EventTarget): Emit =>
  (name, detail) => {
    const cancelable = name === 'voice-order-redirect';
    return element.dispatchEvent(
      new CustomEvent(name, { detail: freeze(detail), bubbles: true, composed: true, cancelable }),
    );
  };
