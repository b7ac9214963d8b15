import { accessRules, type Answer } from './access-rules.ts';
import { bodyRules, headerRules } from './answer-rules.ts';
import { brokenRules, error, ok, orElse, tellOnce, type CheckResult } from './check-result.ts';
import { isLocal, type ShopUnderCheck } from './shop-under-check.ts';

/** The parts of paths that vary from call to call. */
const changing: readonly (readonly [RegExp, string])[] = [
  [/(order\/)[^/]+(\/create-)/u, '$1{id}$2'],
  [/(order\/(?:paid|status|cancelled)\/).+/u, '$1{token}'],
  [/(discount\/|branding\/).+/u, '$1{code}'],
  [/(user\/).+/u, '$1{id}'],
];

/** A readable name of a call, such as `POST /order/{id}/create-payment`. */
function callOf({ request, response }: Answer, api: string): string {
  const [path = ''] = request.url.slice(api.length).split('?');
  const place = changing.reduce((named, [pattern, name]) => named.replace(pattern, name), path);
  return `${request.method} ${place}${response.ok ? '' : ` (answer ${response.status})`}`;
}

/** Checks all answers so far, as a browser on another site would see them. */
export function checkAnswers({ api, page, exchanges }: ShopUnderCheck): readonly CheckResult[] {
  const answers = exchanges.map((exchange): Answer => ({ ...exchange, page }));
  const tables = [
    {
      check: 'other sites',
      rules: accessRules,
      of: answers,
      fine: `A page on ${page} can make all calls and read the answers.`,
    },
    {
      check: 'answers',
      rules: bodyRules,
      of: answers.filter(({ isForm }) => isForm),
      fine: 'All are JSON and arrive in time.',
    },
    {
      check: 'headers',
      rules: headerRules,
      of: answers.filter(({ isForm }) => isForm),
      fine: 'All headers are set.',
    },
  ];
  const isSafe = api.startsWith('https:') || isLocal(new URL(api).origin);
  return [
    ...(isSafe
      ? []
      : [error('other sites', 'not-https', 'The API is not served over https, so https pages can’t call it.')]),
    ...tables.flatMap(({ check, rules, of, fine }) => {
      const problems = of.flatMap((answer) =>
        brokenRules(check, rules, answer).map((result) => ({ result, place: callOf(answer, api) })),
      );
      return orElse(tellOnce(problems), ok(check, fine));
    }),
  ];
}
