import { argv, exit } from 'node:process';
import { run } from './run.ts';

exit(await run(argv.slice(2), console));
