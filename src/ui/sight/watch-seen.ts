/**
 * Calls back with the part of an element that is visible, each time it changes. A frame as tall as its page is only
 * partly visible (`isTallFrame`), and only an observer knows which part. Returns the function that stops it.
 */
export function watchSeen(element: Element, onSeen: (rect: DOMRectReadOnly, isTallFrame: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    const rect = entries.at(-1)?.intersectionRect;
    if (rect) onSeen(rect, innerHeight > screen.height);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
