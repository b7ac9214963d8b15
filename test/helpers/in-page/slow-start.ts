/** As on a slow phone: what is put off for a moment (src/form/layout/section-list.tsx) comes late. Runs before a page's scripts. */
export function slowStart(): void {
  const { setTimeout: later } = globalThis;
  const slow = (run: () => void, wait = 0) => later(run, wait === 100 ? 1500 : wait);
  Object.assign(globalThis, { setTimeout: slow });
}
