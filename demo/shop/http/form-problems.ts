/** What is wrong with a form, by field; fields that are right are left out. */
export type Problems<Field extends string> = Readonly<Partial<Record<Field, string>>>;

/** Leaves the fields out that have no problem. */
export function keepProblems<Field extends string>(found: Readonly<Record<Field, string | null>>): Problems<Field> {
  const problems: Partial<Record<Field, string>> = {};
  for (const field in found) {
    const problem = found[field];
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}
