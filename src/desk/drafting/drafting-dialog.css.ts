import { style } from '@vanilla-extract/css';

export const failure = style({ flex: '1 0 100%' });
