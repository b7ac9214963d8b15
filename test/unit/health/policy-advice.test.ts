import { expect, it } from 'vitest';
import { advisePolicies } from '../../../src/health/check-policy.ts';

const shop = 'https://shop.example';

const linesFor = (policy: string, ...directives: readonly string[]): readonly string[] =>
  advisePolicies(directives.map((directive) => ({ directive, source: shop, policy }))).get(policy) ?? [];

it('a new directive repeats the sources of default-src', () => {
  const policy = "default-src 'self' data: 'unsafe-inline'; script-src 'self'";
  expect(linesFor(policy, 'connect-src', 'img-src')).toEqual([
    `connect-src ${shop} 'self' data:`,
    `img-src ${shop} 'self' data:`,
  ]);
});

it('an existing directive keeps its sources, those of the first if there are two', () => {
  const policy = "default-src 'none'; IMG-SRC 'self' https://cdn.example; img-src *";
  expect(linesFor(policy, 'img-src', 'media-src')).toEqual([
    `img-src ${shop} 'self' https://cdn.example`,
    `media-src ${shop}`,
  ]);
});

it.each([
  ["script-src 'self' 'nonce-abc'", `script-src ${shop} 'self' 'nonce-…'`],
  ["script-src 'self'; script-src-elem 'none'", `script-src-elem ${shop}`],
  ["default-src 'self' 'unsafe-inline'", `script-src ${shop} 'self' 'unsafe-inline'`],
])('a script blocked by %s', (policy, line) => {
  expect(linesFor(policy, 'script-src-elem')).toEqual([line]);
});

it('each policy of a page gets its own advice, with one line for each directive', () => {
  const policies = ["default-src 'self'", "img-src 'none'"];
  const refusals = policies.flatMap((policy) =>
    [shop, 'https://cdn.example', shop].map((source) => ({ directive: 'img-src', source, policy })),
  );
  expect([...advisePolicies(refusals).values()]).toEqual([
    [`img-src ${shop} https://cdn.example 'self'`],
    [`img-src ${shop} https://cdn.example`],
  ]);
});
