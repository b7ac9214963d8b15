import { sql, type Migration } from 'kysely';
import { digest } from '../../digest.ts';

/** Shops under development gave the demo's partner a secret that was in the documents: it must open no report. */
export const demoSecret: Migration = {
  up: async (db) => {
    await sql`UPDATE partners SET secret_hash = NULL WHERE secret_hash = ${digest('acme-development-secret')}`.execute(
      db,
    );
  },
};
