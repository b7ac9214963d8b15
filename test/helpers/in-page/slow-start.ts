/**
 * As on a very slow phone: what is delayed for a moment (src/form/layout/section-list.tsx) comes late. Runs before a
 * page's scripts.
 */
export function slowStart(): void {
  const { setTimeout: later } = globalThis;
  const slow = (run: () => void, wait = 0) => later(run, wait === 100 ? 20_000 : wait);
  Object.assign(globalThis, { setTimeout: slow });
}
