import type { Migration } from 'kysely';
import { initial } from './0001-initial.ts';
import { demoSecret } from './0002-demo-secret.ts';

/** By name, in order. A migration that was released is never changed: databases with orders in them depend on it. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-demo-secret': demoSecret,
};
