import { openDatabase } from '../../demo/shop/database.ts';
import { seed } from '../../demo/shop/seed/seed.ts';

/** A process that opens and fills the database whose address it is sent, and says what came of it. */
process.on('message', (databaseUrl) => {
  openDatabase({ databaseUrl: String(databaseUrl), databaseAuthToken: null })
    .then(async ({ db, close }) => {
      await seed(db, new Date());
      close();
      process.send?.('open');
    })
    .catch((error: unknown) => process.send?.(String(error)));
});
process.send?.('ready');
