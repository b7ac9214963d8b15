import type { Bank } from '../bank.ts';
import { sentenceOf } from './about.ts';
import { industryWords } from './industries.ts';
import { menuPrompts } from './menu.ts';
import * as onHold from './on-hold.ts';
import { tones } from './tones.ts';
import { voicemailBodies } from './voicemail.ts';

/** What scripts in English are made of. */
export const en: Bank = { tones, industryWords, menuPrompts, ...onHold, voicemailBodies, sentenceOf };
