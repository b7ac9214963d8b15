/** One thing that a policy blocked: `connect-src` and the shop's address, or a kind such as `blob:`. */
export interface Refusal {
  readonly directive: string;
  readonly source: string;
  /** The policy that blocked it, as delivered: a page can have several. */
  readonly policy: string;
}

/** Other fallbacks of a directive, before `default-src`. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'worker-src': ['child-src', 'script-src'],
  'frame-src': ['child-src'],
};

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/u);
    // If there are two with the same name, browsers use the first.
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Keywords in quotes apply to scripts and styles, except 'self'; for images and calls they mean nothing. */
const isMeaningless = (source: string): boolean => source.startsWith("'") && source.toLowerCase() !== "'self'";

/** A nonce changes with each response. */
const withoutNonce = (source: string): string => source.replace(/^'nonce-.*/iu, "'nonce-…'");

/** The directive that decided, with its sources. If a fallback decided, a new directive with the fallback's sources. */
function directiveFor(effective: string, policy: Policy): { name: string; sources: readonly string[] } {
  const base = effective.replace(/-(?:elem|attr)$/u, '');
  const chain = [effective, base, ...(fallbacks[base] ?? []), 'default-src'];
  const decided = chain.find((name) => policy.has(name)) ?? base;
  const sources = (policy.get(decided) ?? []).filter((source) => source.toLowerCase() !== "'none'").map(withoutNonce);
  if (decided === effective || decided === base) return { name: decided, sources };
  const isOfCode = /^(?:script|style|worker)-/u.test(base);
  return { name: base, sources: isOfCode ? sources : sources.filter((source) => !isMeaningless(source)) };
}

/** The directives that a policy needs in place of its own, as lines. New sources come first: they are easy to find there. */
function linesFor(text: string, refusals: readonly Refusal[]): readonly string[] {
  const policy = readPolicy(text);
  const wanted = refusals.map(({ directive, source }) => ({ ...directiveFor(directive, policy), source }));
  return [...new Set(wanted.map(({ name }) => name))].map((name) => {
    const same = wanted.filter((one) => one.name === name);
    const sources = [...same.map(({ source }) => source), ...same.flatMap((one) => one.sources)];
    return [name, ...new Set(sources)].join(' ');
  });
}

/** Policy → the lines it needs for the form, for each policy that blocked something. */
export const advisePolicies = (refusals: readonly Refusal[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    refusals.map(({ policy }) => [
      policy,
      linesFor(
        policy,
        refusals.filter((one) => one.policy === policy),
      ),
    ]),
  );
