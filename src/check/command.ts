import { argv, exit } from 'node:process';
import { httpUrl } from '../api/urls.ts';
import { checkShop } from './check-shop.ts';
import type { Finding } from './finding.ts';

// npx voice-order-form check https://shop.example/api: whether the element can work with a shop (docs/shop.md).

const usage = `npx voice-order-form check URL [--orders] [--json]

Looks at the API of a shop as the element would, and tells what the element would miss or misread.
URL       the base of the API, such as https://shop.example/api
--orders  places a sample order too, which stays unpaid; without it nothing is changed
--json    the findings as JSON

Ends with 0 where orders can be placed, with 1 where something breaks them, with 2 where it was not told what to check.`;

const signs = { ok: '✓', warning: '!', error: '✗' } as const;

const lineOf = ({ check, level, says }: Finding): string => `${signs[level]} ${check}: ${says}`;

function summaryOf(findings: readonly Finding[]): string {
  const count = (level: Finding['level']): number => findings.filter((finding) => finding.level === level).length;
  return `${count('ok')} as it should be, ${count('warning')} to look at, ${count('error')} to mend.`;
}

async function run([name, address, ...options]: readonly string[]): Promise<number> {
  const isKnown = options.every((option) => ['--orders', '--json'].includes(option));
  if (name !== 'check' || address === undefined || httpUrl(address) === null || !isKnown) {
    console.error(usage);
    return 2;
  }
  const findings = await checkShop({ api: address, withOrders: options.includes('--orders') });
  console.log(options.includes('--json') ? JSON.stringify(findings, null, 2) : findings.map(lineOf).join('\n'));
  if (!options.includes('--json')) console.log(`\n${summaryOf(findings)}`);
  return findings.some(({ level }) => level === 'error') ? 1 : 0;
}

exit(await run(argv.slice(2)));
