import { style } from '@vanilla-extract/css';
import { token } from '../styles/tokens.css.ts';

export const radios = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' });
export const radio = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: token.target,
  cursor: 'pointer',
});
export const dot = style({ width: '20px', height: '20px', margin: 0, accentColor: token.accent });
