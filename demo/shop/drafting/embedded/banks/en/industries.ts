import type { Industry } from '../../../drafter.ts';
import { peopleIndustries } from './industries-people.ts';
import { tradeIndustries } from './industries-trade.ts';
import { workIndustries } from './industries-work.ts';
import type { IndustryWords } from '../industry-words.ts';

/** What there is to say in each industry of the AI form. */
export const industryWords: Readonly<Record<Industry, IndustryWords>> = {
  ...peopleIndustries,
  ...tradeIndustries,
  ...workIndustries,
};
