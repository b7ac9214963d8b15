import { integer, text } from 'drizzle-orm/sqlite-core';
import { languages } from '../text/language.ts';
import type { Translations } from '../text/translated.ts';

/** Amounts are whole cents. */
export const cents = (name: string) => integer(name).notNull();
export const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull();
/** Times are milliseconds since 1970 in UTC. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' });
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();
export const language = () => text('language', { enum: languages }).notNull().default('en');
/** Translations of the columns with these names into languages other than English; null if there are none. */
export const translations = <Name extends string, Value = string>() => json<Translations<Name, Value>>('translations');
