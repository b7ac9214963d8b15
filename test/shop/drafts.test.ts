import { expect, it, test } from 'vitest';
import type { Brief } from '../../demo/shop/drafting/drafter.ts';
import { templateDrafter } from '../../demo/shop/drafting/template-drafter.ts';
import { languages } from '../../demo/shop/text/language.ts';
import { serviceTypes } from '../../src/domain/order/service-types.ts';

/** The drafts at the first positions of an order. */
function draft(brief: Partial<Brief>, count: number, earlier: readonly string[] = []) {
  const full: Brief = {
    companyName: 'Maple',
    companyDescription: '',
    companyWebsite: 'https://www.maple-shop.example/start',
    industry: 'Other',
    style: 'Professional',
    serviceType: 'moh',
    ...brief,
  };
  return templateDrafter({
    brief: full,
    positions: Array.from({ length: count }, (_, index) => index),
    replaced: earlier.at(-1) ?? null,
    earlier,
    signal: new AbortController().signal,
  });
}

it.each(languages)('drafts in %s differ, and contain no placeholder that the brief fills in', async (language) => {
  for (const serviceType of serviceTypes) {
    const contents = (await draft({ serviceType, language }, 15)).map(({ content }) => content);
    expect(new Set(contents).size).toBe(15);
    const filled = /\[(?:company|nom de l’|nombre de la|website|site|sitio)/iu;
    expect(contents.filter((content) => filled.test(content))).toEqual([]);
  }
});

it('a website that is unknown stays a placeholder', async () => {
  const drafts = await draft({ companyWebsite: 'none yet' }, 15);
  expect(drafts.filter(({ content }) => content.includes('[website]'))).not.toEqual([]);
});

test.each(['$` $1', '{company} [website]', '<b>Bold</b>'])(
  'the company name %j is inserted as typed',
  async (companyName) => {
    const [first] = await draft({ companyName }, 1);
    expect(first?.content).toContain(companyName);
  },
);

it('a new draft differs from all earlier ones as long as templates are left', async () => {
  const contents: string[] = [];
  for (let round = 0; round < 16; round += 1) {
    const [next] = await draft({}, 1, contents);
    contents.push(next?.content ?? '');
  }
  expect(new Set(contents).size).toBe(15);
  expect(contents[15]).toBe(contents[0]);
});
