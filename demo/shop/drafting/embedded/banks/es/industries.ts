import type { Industry } from '../../../drafter.ts';
import type { IndustryWords } from '../industry-words.ts';
import { peopleIndustries } from './industries-people.ts';
import { tradeIndustries } from './industries-trade.ts';
import { workIndustries } from './industries-work.ts';

/** What there is to say in each industry of the AI form, in Spanish. */
export const industryWords: Readonly<Record<Industry, IndustryWords>> = {
  ...peopleIndustries,
  ...tradeIndustries,
  ...workIndustries,
};
