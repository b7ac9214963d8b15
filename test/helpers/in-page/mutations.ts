declare global {
  interface Window {
    /** Each change of the page's own nodes, in words. */
    changesSeen?: () => readonly string[];
  }
}

/**
 * Runs in a page: counts the changes of its nodes and attributes from now on, except the element's own. The content of
 * shadow roots is not included. Self-contained, because it is sent to the browser as text.
 */
export function watchChanges(): void {
  const seen: string[] = [];
  const nameOf = (node: Node): string => node.nodeName.toLowerCase();
  const note = (records: readonly MutationRecord[]): void => {
    for (const { type, target, attributeName } of records) {
      if (nameOf(target) !== 'voice-order-form') seen.push(`${type} ${nameOf(target)} ${attributeName ?? ''}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
  const changesSeen = (): readonly string[] => {
    note(observer.takeRecords());
    return seen;
  };
  Object.defineProperty(window, 'changesSeen', { value: changesSeen });
}
