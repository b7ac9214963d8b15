import { globalStyle, style } from '@vanilla-extract/css';
import { token } from '../../styles/tokens.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 20px', alignItems: 'center' });
// Aligns its text with other lines.
globalStyle(`${list} > button`, { marginInlineStart: '-13px' });

export const slot = style({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxWidth: '100%',
  border: `1px solid ${token.lineStrong}`,
  // Round ends, unless the page uses sharp corners.
  borderRadius: `calc(${token.radius} * 2)`,
  background: token.surface,
  selectors: {
    '&[data-current="true"]': {
      borderColor: token.accentLine,
      background: token.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-current="true"]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
  },
});

export const name = style({
  minHeight: token.target,
  padding: '4px 16px',
  borderRadius: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

export const remove = style({
  selectors: {
    '&&': { minHeight: token.target, width: token.target, borderRadius: 'inherit', color: 'inherit' },
  },
});
