/**
 * Runs in a page before its scripts: keeps book of the listeners on window and document, under `window.listenersHeld`.
 * Self-contained, as it is sent to the browser as text.
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
  const keyOf = (target: EventTarget, type: string, listener: unknown, options: unknown): string | null => {
    const owner = target === window ? 'window' : target === document ? 'document' : null;
    if (owner === null || typeof listener !== 'function') return null;
    const isCapture = typeof options === 'object' && options !== null ? Reflect.get(options, 'capture') : options;
    return `${owner} ${type} ${isCapture === true ? 'capture' : 'bubble'} ${idOf(listener)}`;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  type Args = Parameters<typeof add>;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    ...[type, listener, options]: Args
  ) {
    const key = keyOf(this ?? window, type, listener, options);
    if (key !== null) held.add(key);
    add.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    ...[type, listener, options]: Args
  ) {
    const key = keyOf(this ?? window, type, listener, options);
    if (key !== null) held.delete(key);
    remove.call(this ?? window, type, listener, options);
  };
  Object.defineProperty(window, 'listenersHeld', { value: () => [...held] });
}
