import { globalStyle, style } from '@vanilla-extract/css';
import { small } from '../../styles/shared.css.ts';
import { from, token } from '../../styles/tokens.css.ts';

export const steps = style([small, { display: 'flex', gap: '8px', counterReset: 'step' }]);
/** A number and a name, and a line to the next one. */
export const step = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  counterIncrement: 'step',
  whiteSpace: 'nowrap',
  '::before': {
    content: 'counter(step)',
    display: 'none',
    width: '22px',
    height: '22px',
    placeContent: 'center',
    borderRadius: '50%',
    background: token.raised,
  },
  '@container': { [from.medium]: { '::before': { display: 'grid' } } },
  selectors: {
    '&:not(:last-child)::after': { content: '""', width: '16px', height: '1px', background: token.lineStrong },
    '&[aria-current]': { color: token.text, fontWeight: 600 },
    '&[aria-current]::before': { background: token.accent, color: token.onAccent },
  },
});
// Those before the current one are done.
globalStyle(`${step}:has(~ [aria-current])::before`, { content: '"✓"', color: token.accentText });
