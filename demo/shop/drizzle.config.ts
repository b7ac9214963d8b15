import { defineConfig } from 'drizzle-kit';

/** After a change of the schema, run `npx drizzle-kit generate --config demo/shop/drizzle.config.ts`. */
export default defineConfig({
  dialect: 'sqlite',
  schema: './demo/shop/schema/*.ts',
  out: './demo/shop/drizzle',
});
