import type { Break } from './break.ts';
import { formBreaks } from './form.ts';
import { keptBreaks } from './kept.ts';
import { shopBreaks } from './shop.ts';

export const breaks: readonly Break[] = [...formBreaks, ...shopBreaks, ...keptBreaks];
