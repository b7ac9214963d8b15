const { MODEL_RUNS: runs, MODEL_SEED: seed } = process.env;

/**
 * How fast-check goes through random sequences: the same ones each time, or MODEL_RUNS others from MODEL_SEED on, by chance
 * where that is not given.
 */
export const randomRuns = (standard: number) => ({
  seed: Number(seed ?? (runs === undefined ? 20_250_311 : Date.now() % 2 ** 31)),
  numRuns: Number(runs ?? standard),
});
