import { globalStyle, style } from '@vanilla-extract/css';
import { choice, row } from '../../styles/shared.css.ts';
import { token } from '../../styles/tokens.css.ts';

export const list = style([row, { columnGap: '20px' }]);
// Aligns its text with other lines.
globalStyle(`${list} > button`, { marginInlineStart: '-13px' });

export const slot = style([
  choice,
  {
    display: 'inline-flex',
    maxWidth: '100%',
    // Round ends, unless the page uses sharp corners.
    borderRadius: `calc(${token.radius} * 2)`,
    // A place for a choice, not something to press yet.
    selectors: {
      '&:has(> :only-child:not([aria-pressed]))': {
        background: 'none',
        border: `1px dashed ${token.lineStrong}`,
        boxShadow: 'none',
        color: token.muted,
      },
    },
  },
]);

export const name = style({
  minHeight: token.target,
  padding: '4px 16px',
  borderRadius: 'inherit',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});

export const remove = style({ borderRadius: 'inherit', color: 'inherit' });
