/** One thing that a policy blocked: `connect-src` and the shop's address, or a kind such as `blob:`. */
export interface Refusal {
  readonly directive: string;
  readonly source: string;
  /** The policy that blocked it, as delivered: a page can have several. */
  readonly policy: string;
}

/** What a policy needs for the form, as directives that can be copied. */
export interface PolicyAdvice {
  readonly policy: string;
  /** Existing directives to be changed: if there are two with the same name, browsers use the first. */
  readonly changed: readonly string[];
  /** Missing directives, with the sources that applied instead: a new directive replaces `default-src` for its kind. */
  readonly added: readonly string[];
}

/** Other fallbacks of a directive, before `default-src`. */
const standIns: Readonly<Record<string, readonly string[]>> = {
  'worker-src': ['child-src', 'script-src'],
  'frame-src': ['child-src'],
};

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/u);
    if (!directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** Keywords in quotes apply to scripts and styles, except 'self'; for images and calls they mean nothing. */
const saysNothing = (source: string): boolean => source.startsWith("'") && source.toLowerCase() !== "'self'";

/** A nonce changes with each response. */
const withoutNonce = (source: string): string => source.replace(/^'nonce-.*/iu, "'nonce-…'");

interface Directive {
  readonly name: string;
  readonly isNew: boolean;
  readonly sources: readonly string[];
}

/** The directive that decided, with its sources. If a fallback decided, a new directive with the fallback's sources. */
function directiveFor(effective: string, policy: Policy): Directive {
  const base = effective.replace(/-(?:elem|attr)$/u, '');
  const chain = [effective, base, ...(standIns[base] ?? []), 'default-src'];
  const decided = chain.find((name) => policy.has(name)) ?? base;
  const isNew = decided !== effective && decided !== base;
  const found = (policy.get(decided) ?? []).filter((source) => source.toLowerCase() !== "'none'").map(withoutNonce);
  const isOfCode = /^(?:script|style|worker)-/u.test(base);
  const sources = isNew && !isOfCode ? found.filter((source) => !saysNothing(source)) : found;
  return { name: isNew ? base : decided, isNew, sources };
}

function adviseOn(text: string, refusals: readonly Refusal[]): PolicyAdvice {
  const policy = readPolicy(text);
  const wanted = refusals.map(({ directive, source }) => ({ ...directiveFor(directive, policy), source }));
  const lines = (isNew: boolean): readonly string[] => {
    const some = wanted.filter((one) => one.isNew === isNew);
    // New sources come first, so that they are easy to find.
    return [...new Set(some.map(({ name }) => name))].map((name) => {
      const same = some.filter((one) => one.name === name);
      const sources = [...same.map(({ source }) => source), ...same.flatMap((one) => one.sources)];
      return [name, ...new Set(sources)].join(' ');
    });
  };
  return { policy: text, changed: lines(false), added: lines(true) };
}

/** For each policy that blocked something, what it has to contain instead. */
export function advisePolicies(refusals: readonly Refusal[]): readonly PolicyAdvice[] {
  const policies = [...new Set(refusals.map(({ policy }) => policy))];
  return policies.map((text) =>
    adviseOn(
      text,
      refusals.filter(({ policy }) => policy === text),
    ),
  );
}
