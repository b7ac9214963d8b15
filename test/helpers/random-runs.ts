const { MODEL_RUNS: runs, MODEL_SEED: seed } = process.env;

/**
 * How fast-check runs random sequences: the same ones each time, or MODEL_RUNS others starting with MODEL_SEED, which
 * is random if not set.
 */
export const randomRuns = (standard: number) => ({
  seed: Number(seed ?? (runs === undefined ? 20_250_311 : Date.now() % 2 ** 31)),
  numRuns: Number(runs ?? standard),
});
