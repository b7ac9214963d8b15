import { expect, it } from 'vitest';
import { reflected } from '../../../src/element/reflect.ts';
import { findMeant } from '../../../src/health/find-meant.ts';

const known = [...Object.values(reflected), 'lang', 'access-token', 'sync-url', 'debug'];

it.each([
  ['phonesystem', 'phone-system'],
  ['phoneSystem', 'phone-system'],
  ['apiurl', 'api-url'],
  ['refferal', 'referral'],
  ['referal', 'referral'],
  ['servise', 'service'],
  ['curency', 'currency'],
  ['vioce', 'voice'],
  ['voce', 'voice'],
  ['nonce', null],
])('%s is taken for %j', (name, meant) => {
  expect(findMeant(name, known)).toBe(meant);
});

it('attributes that every element may have are not taken for ours', () => {
  const everywhere =
    'accesskey autocapitalize autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert ' +
    'inputmode is itemid itemprop itemref itemscope itemtype name nonce onclick onload part popover ref role slot ' +
    'spellcheck style tabindex title translate width writingsuggestions key src href type value aria-label ' +
    'aria-describedby aria-live v-cloak x-data ng-version';
  expect(everywhere.split(' ').filter((name) => findMeant(name, known) !== null)).toEqual([]);
});
