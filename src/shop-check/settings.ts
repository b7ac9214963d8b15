import * as v from 'valibot';
import { defaultSiteSettings, getSiteSettings, type SiteSettings } from '../api/site-settings.ts';
import { parseTurnaround } from '../api/turnaround.ts';
import { rushPromise, type Turnaround } from '../domain/order/turnaround.ts';
import { brokenRules, ok, reasonOf, rule, warning, type CheckResult, type Rule } from './check-result.ts';
import type { ShopUnderCheck } from './shop-under-check.ts';

const check = 'settings';

/** The settings as received. The form drops what it can't read. */
const raw = v.fallback(v.record(v.string(), v.unknown()), {});

interface Settings {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly read: SiteSettings;
  readonly turnaround: Turnaround | null;
}

const isFlag = (value: unknown): boolean => value === undefined || value === null || typeof value === 'boolean';

const rules: readonly Rule<Settings>[] = [
  rule('warning', 'flag-type', ({ raw: settings }) => {
    const wrong = ['idempotencyKey', 'messageNames', 'test'].filter((name) => !isFlag(settings[name]));
    return wrong.length === 0 ? null : `${wrong.join(' and ')} must be true or false; the form reads it as false.`;
  }),
  rule('warning', 'no-keys', ({ read }) =>
    read.idempotencyKey ? null : 'Without `idempotencyKey: true`, an order may be placed twice if its answer is lost.',
  ),
  rule('warning', 'turnaround-unread', ({ raw: settings, turnaround }) =>
    (settings['turnaround'] ?? null) === null || turnaround !== null
      ? null
      : 'The form can’t read `turnaround`, so it promises no day. Send whole numbers of days, `closedDays` as YYYY-MM-DD, a `timeZone` such as America/Toronto, and `cutOff` as HH:MM.',
  ),
  rule('error', 'rush-late', ({ turnaround }) =>
    turnaround === null || turnaround.rushDays <= rushPromise
      ? null
      : `\`rushDays\` is ${turnaround.rushDays}, but the form sells rush production as ${rushPromise} business days. Send ${rushPromise}. If you can’t keep that, send \`rushOrderUnavailable: true\` with each voice.`,
  ),
  rule('error', 'rush-slower', ({ turnaround }) =>
    turnaround === null || turnaround.rushDays <= turnaround.standardDays
      ? null
      : '`turnaround` has more `rushDays` than `standardDays`: buyers would pay to wait longer.',
  ),
];

/** Checks the settings; returns them and the results. */
export async function checkSettings({ ask, client }: ShopUnderCheck) {
  try {
    const read = await getSiteSettings(client);
    const turnaround = parseTurnaround(read.turnaround);
    const settings = { raw: v.parse(raw, await (await ask('site-settings')).json()), read, turnaround };
    const problems = brokenRules(check, rules, settings);
    return { settings: read, results: problems.length > 0 ? problems : [ok(check, 'They can be read.')] };
  } catch (cause) {
    const result: CheckResult = warning(
      check,
      'no-settings',
      `Settings can’t be loaded, so the defaults apply: ${reasonOf(cause)}. Answer at least \`{}\`.`,
    );
    return { settings: defaultSiteSettings, results: [result] };
  }
}
