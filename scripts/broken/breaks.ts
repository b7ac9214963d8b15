import type { Break } from './break.ts';
import { formBreaks } from './form.ts';
import { shopBreaks } from './shop.ts';

export const breaks: readonly Break[] = [...formBreaks, ...shopBreaks];
