import type { HealthFacts } from './facts.ts';
import { fine, problems, warnings, type HealthText } from './text.ts';

/** The texts of all findings by their codes; they get the values. */
const texts = { ...problems, ...warnings, ...fine };

type CheckCode = keyof typeof texts;
type HealthState = 'problem' | 'warning' | 'ok';

/** One finding. */
export interface HealthCheck {
  readonly state: HealthState;
  readonly text: HealthText;
}

/** A finding's state is that of the texts among which it is. */
function stateOf(code: CheckCode): HealthState {
  if (code in fine) return 'ok';
  return code in warnings ? 'warning' : 'problem';
}

function check(code: CheckCode, ...values: string[]): HealthCheck {
  const textOf: (...values: string[]) => HealthText = texts[code];
  return { state: stateOf(code), text: textOf(...values) };
}

function checkApi({ reach, apiUrl, meantApi, attributes, isShopRefused }: HealthFacts): HealthCheck {
  const name = `${attributes.prefix}api-url`;
  if (meantApi !== null) return check('mistyped', apiUrl, name, meantApi);
  return reach === 'unreachable' && isShopRefused ? check('shopRefused', apiUrl) : check(reach, apiUrl, name);
}

/** Directives as written in a policy. */
const asPolicy = (directives: readonly string[]): string => directives.join(';\n');

function checkPolicies({ policies }: HealthFacts): readonly HealthCheck[] {
  if (policies.length === 0) return [check('policyKept')];
  return policies.map(({ policy, changed, added }) =>
    check('policy', asPolicy(changed), asPolicy(added), policies.length > 1 ? policy : ''),
  );
}

function checkAttributes({ attributes, shopUrl, unclosedTag }: HealthFacts): readonly HealthCheck[] {
  const { prefix, ignored, misspelt, strangeWords, refusedReference, shopPath } = attributes;
  return [
    ...(unclosedTag === null ? [] : [check('unclosed', unclosedTag)]),
    ...ignored.map(({ name, value, allowed }) => check('ignored', name, value, allowed)),
    ...misspelt.map(({ name, meant }) => check('misspelt', name, meant)),
    ...strangeWords.map(({ name, word, meant, known }) =>
      meant === null ? check('unknownWord', name, word, known) : check('misspeltWord', name, word, meant),
    ),
    ...(refusedReference === null ? [] : [check('reference', `${prefix}reference`, String(refusedReference))]),
    ...(shopPath === null ? [] : [check('shopPath', `${prefix}shop-url`, shopPath, `${shopUrl}/login`)]),
  ];
}

function checkStyles({ badStyles, strangeStyles, refusedStyle, covers }: HealthFacts): readonly HealthCheck[] {
  return [
    ...covers.map(({ edge, name, height }) => check('covered', name, edge, `${height}px`)),
    ...(refusedStyle === null ? [] : [check('refusedStyle', refusedStyle)]),
    ...badStyles.map(({ name, value, example }) => check('badStyle', name, value, example)),
    ...strangeStyles.map(({ name, meant, known }) =>
      meant === null ? check('unknownStyle', name, known) : check('misspeltStyle', name, meant),
    ),
  ];
}

function checkReferral({ referral, partner, attributes }: HealthFacts): readonly HealthCheck[] {
  if (referral === null) return [check('noReferral', `${attributes.prefix}referral`)];
  return partner === 'unasked' ? [] : [check(partner, referral)];
}

function checkPrefill({ prefill, referral, apiUrl }: HealthFacts): readonly HealthCheck[] {
  const { code, discount, voice, offer } = prefill;
  const isOffered = offer === 'offered' || offer === 'unasked';
  return [
    ...(discount === 'unasked' ? [] : [check(discount, code)]),
    ...(isOffered ? [] : [check(offer, voice, offer === 'unknownVoice' ? `${apiUrl}/voice` : (referral ?? ''))]),
  ];
}

function checkLanguage({ language, attributes }: HealthFacts): HealthCheck {
  const { tag, isTranslated, missingTexts } = language;
  if (missingTexts === '') return check('noTextsBeside', tag, tag.split('-')[0] ?? tag);
  if (missingTexts !== null) return check('missingTexts', tag, missingTexts);
  return isTranslated ? check('language', tag) : check('noLanguage', tag, `${attributes.prefix}lang`);
}

function checkDesk({ missingDesk }: HealthFacts): readonly HealthCheck[] {
  if (missingDesk === null) return [];
  return [missingDesk === '' ? check('noDeskBeside') : check('missingDesk', missingDesk)];
}

/** Evaluates an embedding; returns problems first, then warnings, then what is fine. */
export function checkHealth(facts: HealthFacts): readonly HealthCheck[] {
  const { script, scriptTags } = facts;
  const isAlone = scriptTags.every((tag) => tag === script.url) && scriptTags.length < 2;
  const checks = [
    checkApi(facts),
    ...checkPolicies(facts),
    ...checkAttributes(facts),
    ...checkStyles(facts),
    isAlone
      ? check('script', script.version, script.url)
      : check('scripts', script.version, script.url, scriptTags.join(' ')),
    ...checkReferral(facts),
    ...checkPrefill(facts),
    ...(facts.testMode === 'off' ? [] : [check(facts.testMode, `${facts.attributes.prefix}test`)]),
    check('service', facts.service),
    checkLanguage(facts),
    ...checkDesk(facts),
    check(facts.frame),
    check(facts.storage),
    check(facts.transport),
  ];
  return (['problem', 'warning', 'ok'] as const).flatMap((state) => checks.filter((one) => one.state === state));
}
