/** The problems of a form, by field; fields without problems are left out. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Leaves out the fields without a problem. */
export function keepProblems<Field extends string, Problem extends string>(
  found: Readonly<Record<Field, Problem | null>>,
): Readonly<Partial<Record<Field, Problem>>> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field in found) {
    const problem = found[field];
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}
