import type { Bank } from '../bank.ts';
import { sentenceOf } from './about.ts';
import { industryWords } from './industries.ts';
import * as phrases from './phrases.ts';
import { tones } from './tones.ts';

/** What scripts in French are made of. */
export const fr: Bank = { tones, industryWords, ...phrases, sentenceOf };
