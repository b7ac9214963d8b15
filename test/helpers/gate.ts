interface Gate {
  /** Fulfilled once the gate is open. */
  readonly passed: Promise<void>;
  readonly open: () => void;
}

/** Blocks everyone who waits for it until it is opened. */
export function gate(): Gate {
  let resolvePassed: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => {
    resolvePassed = resolve;
  });
  return { passed, open: () => resolvePassed?.() };
}
