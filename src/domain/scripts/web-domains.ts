import { anyOf } from './any-of.ts';
import { allRules } from './script-language.ts';

const everywhere = ['com', 'net', 'org', 'info', 'biz', 'co', 'io', 'example'];

/** The source of a pattern for the endings that identify an address without `www` in front. */
export const webDomains = anyOf([...everywhere, ...allRules.flatMap(({ domains }) => domains)]);
