/** Listens for signs that another tab has stored something: its event, or the return to a sleeping tab. */
export function onOtherTabs(look: (event: Event) => void): () => void {
  const windowEvents = ['storage', 'pageshow'] as const;
  for (const name of windowEvents) addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const name of windowEvents) removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}
