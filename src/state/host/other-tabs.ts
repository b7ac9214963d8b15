/** Listens to whatever may tell that another tab has stored something: its event, or coming back to a tab that slept. */
export function onOtherTabs(look: (event: Event) => void): () => void {
  const windowEvents = ['storage', 'pageshow'] as const;
  for (const name of windowEvents) addEventListener(name, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    for (const name of windowEvents) removeEventListener(name, look);
    document.removeEventListener('visibilitychange', look);
  };
}
