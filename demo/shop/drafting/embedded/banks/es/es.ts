import type { Bank } from '../bank.ts';
import { sentenceOf } from './about.ts';
import { industryWords } from './industries.ts';
import { menuPrompts } from './menu.ts';
import * as phrases from './phrases.ts';
import { tones } from './tones.ts';

/** What scripts in Spanish are made of. */
export const es: Bank = { tones, industryWords, menuPrompts, ...phrases, sentenceOf };
