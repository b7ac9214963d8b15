/** What became of a call to the shop's API. */
export type Reach = 'reached' | 'refused' | 'foreign' | 'cors' | 'mixed' | 'unreachable';

/** What is known of the page around the form and of what it reaches. */
export interface HealthFacts {
  readonly script: { readonly version: string; readonly url: string };
  /** The addresses of all script tags that load the form. */
  readonly scriptTags: readonly string[];
  readonly service: string;
  readonly referral: string | null;
  /** What the shop says of the referral code. */
  readonly partner: 'known' | 'unknown' | 'unasked';
  /** What a fresh order is to start with. */
  readonly prefill: {
    readonly code: string;
    /** What the shop says of the code. */
    readonly discount: 'holds' | 'invalid' | 'unasked';
    /** The id of a voice that the shop does not have; null where it has it, or none is asked for. */
    readonly unknownVoice: string | null;
  };
  readonly language: {
    readonly tag: string;
    readonly isTranslated: boolean;
    /** The address of a file with texts that could not be loaded, nothing where it has none; null where none is missing. */
    readonly missingTexts: string | null;
  };
  /** The address of the script desk where it could not be loaded, nothing where it has none; null where it is here. */
  readonly missingDesk: string | null;
  /** Attributes whose values are of no use. */
  readonly ignored: readonly { readonly name: string; readonly value: string }[];
  readonly apiUrl: string;
  readonly reach: Reach;
  /** The address of a shop's API that may be meant by one where there is none; null where none is found. */
  readonly meantApi: string | null;
  /** What the page's policy would have to say, as it refused it. */
  readonly refusedLines: readonly string[];
  readonly frame: 'noFrame' | 'framed' | 'sandboxed';
  readonly storage: 'saved' | 'blocked' | 'full';
  readonly transport: 'secure' | 'local' | 'insecure';
}

export type HealthState = 'problem' | 'warning' | 'ok';

type CheckCode =
  | Reach
  | Exclude<HealthFacts['partner'] | HealthFacts['prefill']['discount'], 'unasked'>
  | 'unknownVoice'
  | 'mistyped'
  | HealthFacts['frame' | 'storage' | 'transport']
  | 'script'
  | 'scripts'
  | 'ignored'
  | 'policy'
  | 'policyKept'
  | 'settings'
  | 'noReferral'
  | 'noLanguage'
  | 'missingTexts'
  | 'noTextsBeside'
  | 'missingDesk'
  | 'noDeskBeside';

/** One thing looked at; the texts hold the words for its code, into which the values go. */
export interface HealthCheck {
  readonly state: HealthState;
  readonly code: CheckCode;
  readonly values: readonly string[];
}

const warnings = new Set<CheckCode>([
  'scripts',
  'noReferral',
  'noLanguage',
  'noTextsBeside',
  'missingDesk',
  'noDeskBeside',
  'framed',
  'blocked',
  'full',
  'insecure',
]);
const fine = new Set<CheckCode>([
  'reached',
  'policyKept',
  'script',
  'settings',
  'known',
  'holds',
  'noFrame',
  'saved',
  'secure',
  'local',
]);

function stateOf(code: CheckCode): HealthState {
  if (fine.has(code)) return 'ok';
  return warnings.has(code) ? 'warning' : 'problem';
}

const check = (code: CheckCode, ...values: string[]): HealthCheck => ({
  state: stateOf(code),
  code,
  values,
});

function checkReferral({ referral, partner }: HealthFacts): readonly HealthCheck[] {
  if (referral === null) return [check('noReferral')];
  return partner === 'unasked' ? [] : [check(partner, referral)];
}

function checkPrefill({ prefill }: HealthFacts): readonly HealthCheck[] {
  const { code, discount, unknownVoice } = prefill;
  return [
    ...(discount === 'unasked' ? [] : [check(discount, code)]),
    ...(unknownVoice === null ? [] : [check('unknownVoice', unknownVoice)]),
  ];
}

function checkLanguage({ language, service }: HealthFacts): HealthCheck {
  const { tag, isTranslated, missingTexts } = language;
  if (missingTexts === '') return check('noTextsBeside', tag, tag.split('-')[0] ?? tag);
  if (missingTexts !== null) return check('missingTexts', tag, missingTexts);
  return check(isTranslated ? 'settings' : 'noLanguage', tag, service);
}

function checkDesk({ missingDesk }: HealthFacts): readonly HealthCheck[] {
  if (missingDesk === null) return [];
  return [missingDesk === '' ? check('noDeskBeside') : check('missingDesk', missingDesk)];
}

/** Judges an embedding: what is wrong first, then what may be, then what is right. */
export function checkHealth(facts: HealthFacts): readonly HealthCheck[] {
  const { script, scriptTags, refusedLines } = facts;
  const isAlone = scriptTags.every((tag) => tag === script.url) && scriptTags.length < 2;
  const checks = [
    facts.meantApi === null ? check(facts.reach, facts.apiUrl) : check('mistyped', facts.apiUrl, facts.meantApi),
    ...(refusedLines.length > 0 ? refusedLines.map((line) => check('policy', line)) : [check('policyKept')]),
    ...facts.ignored.map(({ name, value }) => check('ignored', name, value)),
    isAlone
      ? check('script', script.version, script.url)
      : check('scripts', script.version, script.url, scriptTags.join(' ')),
    ...checkReferral(facts),
    ...checkPrefill(facts),
    checkLanguage(facts),
    ...checkDesk(facts),
    check(facts.frame),
    check(facts.storage),
    check(facts.transport),
  ];
  return (['problem', 'warning', 'ok'] as const).flatMap((state) => checks.filter((one) => one.state === state));
}
