import { namesCurrency, type Currency } from '../../../src/domain/checkout/currency.ts';
import { dateAsWritten } from '../../../src/domain/common/strings.ts';
import { toMajor, type Cents } from '../pricing/money.ts';
import { timeZone } from '../time-zone.ts';
import { languageFacts, type Language } from './language.ts';

/** A duration in the next larger unit, from two of that unit on. */
function inUnit(seconds: number): readonly [count: number, unit: 'second' | 'minute' | 'hour'] {
  if (seconds <= 120) return [seconds, 'second'];
  return seconds <= 7200 ? [Math.ceil(seconds / 60), 'minute'] : [Math.ceil(seconds / 3600), 'hour'];
}

function formatsIn(language: Language) {
  const { locale, colon } = languageFacts[language];
  const list = new Intl.ListFormat(locale);
  const plural = new Intl.PluralRules(locale);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    /** The separator between a label and its value. */
    colon,
    /** A list of names as people say it: `Emma and James`. */
    list: (names: readonly string[]): string => list.format(names),
    /** The day of a moment in the shop's time zone: `November 30, 2026`. */
    date: (time: Date): string => dateAsWritten(date.format(time), language),
    /** A day (`YYYY-MM-DD`) in the near future: `Monday, November 30`. */
    day: (near: string): string => dateAsWritten(day.format(new Date(near)), language),
    /** A country's name, or its code if it has none. */
    country: (code: string): string => (code === '' ? '' : (countries.of(code) ?? code)),
    /** A formatted amount: `$129.00`, `129,00 $`. */
    money: (cents: Cents, currency: Currency): string =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajor(cents)),
    /** The same with its currency, where the format does not name it: `$129.00 CAD`, `US$129.00`. */
    moneyNamed: (cents: Cents, currency: Currency): string => {
      const amount = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(toMajor(cents));
      return namesCurrency(amount) ? amount : `${amount}\u00a0${currency}`;
    },
    /** A percentage with up to three decimals: `9.975%`. */
    percent: (fraction: number): string =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 }).format(fraction),
    /** A waiting time: `12 seconds`, `3 minutes`, `5 hours`. */
    wait: (seconds: number): string => {
      const [count, unit] = inUnit(seconds);
      return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
    },
    /** A number with its noun: `1 message`, `3 messages`. */
    counted: (count: number, one: string, other: string): string =>
      `${count} ${plural.select(count) === 'one' ? one : other}`,
  };
}

export type Formats = ReturnType<typeof formatsIn>;

const made = new Map<Language, Formats>();

/** The formats of a language for lists of names, dates, amounts and durations. */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? formatsIn(language);
  made.set(language, formats);
  return formats;
}

/** What follows the first word of a greeting: the person's name, if it is known, or nothing. */
export const called = (name: string | null, before = ' '): string => (name === null ? '' : `${before}${name}`);
