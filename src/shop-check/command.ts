import { argv, exit } from 'node:process';
import { run } from './run.ts';

// npm run check:shop -- https://shop.example/api: whether the form can work with a shop (docs/shop.md).

exit(await run(argv.slice(2), console));
