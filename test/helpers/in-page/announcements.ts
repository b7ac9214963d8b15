declare global {
  interface Window {
    /** Announcements to screen readers since `listenToAnnouncements`, one text per change. */
    announced: string[];
  }
}

/** Runs in the page: records every text that appears in a live region of the form. */
export function listenToAnnouncements(): void {
  const root = document.querySelector('voice-order-form')?.shadowRoot;
  if (!root) throw new Error('There is no form.');
  window.announced = [];
  const regions = '[aria-live], [role=status], [role=alert]';
  new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(regions);
      // A region that is inserted with its text is not announced by every screen reader.
      if (region && (type === 'characterData' || addedNodes.length > 0)) changed.add(region);
    }
    for (const region of changed) {
      const text = region.textContent.trim();
      if (text) window.announced.push(text);
    }
  }).observe(root, { subtree: true, childList: true, characterData: true });
}
