import { expect, it } from 'vitest';
import { advisePolicies, type PolicyAdvice } from '../../../src/health/policy-advice.ts';

const shop = 'https://shop.example';

const advise = (policy: string, ...directives: readonly string[]): readonly PolicyAdvice[] =>
  advisePolicies(directives.map((directive) => ({ directive, source: shop, policy })));

it('a new directive repeats the sources of default-src', () => {
  const policy = "default-src 'self' data: 'unsafe-inline'; script-src 'self'";
  expect(advise(policy, 'connect-src', 'img-src')).toEqual([
    { policy, changed: [], added: [`connect-src ${shop} 'self' data:`, `img-src ${shop} 'self' data:`] },
  ]);
});

it('an existing directive is changed, because a second one would be ignored', () => {
  const policy = "default-src 'none'; IMG-SRC 'self' https://cdn.example; img-src *";
  expect(advise(policy, 'img-src', 'media-src')).toEqual([
    { policy, changed: [`img-src ${shop} 'self' https://cdn.example`], added: [`media-src ${shop}`] },
  ]);
});

it.each([
  ["script-src 'self' 'nonce-abc'", `script-src ${shop} 'self' 'nonce-…'`, ''],
  ["script-src 'self'; script-src-elem 'none'", `script-src-elem ${shop}`, ''],
  ["default-src 'self' 'unsafe-inline'", '', `script-src ${shop} 'self' 'unsafe-inline'`],
])('a script blocked by %s', (policy, changed, added) => {
  const [advice] = advise(policy, 'script-src-elem');
  expect(advice).toEqual({ policy, changed: changed ? [changed] : [], added: added ? [added] : [] });
});

it('each policy of a page gets its own advice, with one line for each directive', () => {
  const policies = ["default-src 'self'", "img-src 'none'"];
  const refusals = policies.flatMap((policy) =>
    [shop, 'https://cdn.example', shop].map((source) => ({ directive: 'img-src', source, policy })),
  );
  expect(advisePolicies(refusals).map(({ changed, added }) => [changed, added])).toEqual([
    [[], [`img-src ${shop} https://cdn.example 'self'`]],
    [[`img-src ${shop} https://cdn.example`], []],
  ]);
});
