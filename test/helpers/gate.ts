export interface Gate {
  /** Fulfilled once the gate is open. */
  readonly passed: Promise<void>;
  readonly open: () => void;
}

/** Holds whoever waits for it until it is opened. */
export function gate(): Gate {
  let resolvePassed: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => {
    resolvePassed = resolve;
  });
  return { passed, open: () => resolvePassed?.() };
}
