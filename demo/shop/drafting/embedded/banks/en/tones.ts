import type { Style } from '../../../drafter.ts';
import type { Tone } from '../tone.ts';
import { calmTones } from './tones-calm.ts';
import { livelyTones } from './tones-lively.ts';

/** How each style of the AI form sounds. */
export const tones: Readonly<Record<Style, Tone>> = { ...calmTones, ...livelyTones };
