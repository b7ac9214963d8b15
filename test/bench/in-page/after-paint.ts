/** Calls back once the current frame is painted; must be called within `requestAnimationFrame`. */
export function afterPaint(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', callback, { once: true });
  port1.start();
  port2.postMessage(null);
}
