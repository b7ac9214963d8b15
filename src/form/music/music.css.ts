import { style } from '@vanilla-extract/css';
import { from, space, token } from '../../styles/tokens.css.ts';

/** The rows are one quiet list: hairlines between them, a tint behind the selected one. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  // In a narrow column, the space belongs to the title.
  gap: 'clamp(6px, 2.4cqi, 12px)',
  padding: `${space(8)} clamp(0px, 8cqi - 20px, 8px)`,
  minHeight: '61px',
  borderBottom: `1px solid ${token.line}`,
  selectors: {
    '&:hover': { background: token.raised },
    '&[data-chosen="true"]': { background: token.accentSoft },
  },
});
export const title = style({ fontWeight: 600, lineHeight: '1.3', overflowWrap: 'anywhere' });
export const tracks = style({
  display: 'grid',
  columnGap: '24px',
  '@container': { [from.wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const select = style({
  minWidth: '44px',
  minHeight: token.target,
  '@media': { '(forced-colors: active)': { selectors: { '&[aria-pressed="true"]': { borderWidth: '3px' } } } },
});

export const narrowOnly = style({ display: 'flex', '@container': { [from.medium]: { display: 'none' } } });
export const wideOnly = style({
  display: 'none',
  '@container': { [from.medium]: { display: 'inline', minWidth: '44px' } },
});
