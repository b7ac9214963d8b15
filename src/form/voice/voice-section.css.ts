import { style } from '@vanilla-extract/css';
import { from } from '../../styles/tokens.css.ts';
import { empty } from '../list.css.ts';

export const filters = style({
  display: 'grid',
  gap: '12px',
  marginTop: '12px',
  '@container': { [from.medium]: { gridTemplateColumns: '2fr 1fr' } },
});
export const tagRow = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', margin: '12px 0' });
export const none = style([empty]);
