/* oxlint-disable typescript/unbound-method -- the built-ins are kept to be called with the right `this`. */

declare global {
  interface Window {
    /** One text for each listener on window and document. */
    listenersHeld?: () => readonly string[];
  }
}

/**
 * Runs in a page before its scripts: records the listeners on window and document, as `window.listenersHeld`.
 * Self-contained, because it is sent to the browser as text.
 */
export function watchListeners(): void {
  const held = new Set<string>();
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (listener: object): number => {
    const id = ids.get(listener) ?? (last += 1);
    ids.set(listener, id);
    return id;
  };
  type Args = Parameters<EventTarget['addEventListener']>;
  const keyOf = (target: EventTarget, [type, listener, options]: Args): string | null => {
    const owner = target === window ? 'window' : target === document ? 'document' : null;
    if (owner === null || listener === null) return null;
    // React adds one listener to the document, which does nothing without a form, and keeps it.
    if (type === 'selectionchange') return null;
    const isCapture = typeof options === 'object' ? options.capture === true : options === true;
    return `${owner} ${type} ${isCapture ? 'capture' : 'bubble'} ${idOf(listener)}`;
  };
  const hold = (key: string | null, options: Args[2]): void => {
    if (key === null) return;
    held.add(key);
    if (typeof options === 'object') options.signal?.addEventListener('abort', () => held.delete(key));
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...args: Args) {
    hold(keyOf(this ?? window, args), args[2]);
    add.call(this ?? window, ...args);
  };
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, ...args: Args) {
    const key = keyOf(this ?? window, args);
    if (key !== null) held.delete(key);
    remove.call(this ?? window, ...args);
  };
  Object.defineProperty(window, 'listenersHeld', { value: () => [...held] });
}
