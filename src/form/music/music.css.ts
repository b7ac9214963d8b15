import { style } from '@vanilla-extract/css';
import { from, size, token } from '../../styles/tokens.css.ts';

export const controls = style({
  display: 'grid',
  gap: '14px',
  '@container': { [from.medium]: { gridTemplateColumns: '1fr 1fr', columnGap: '16px' } },
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  padding: '9px 12px',
  minHeight: '64px',
  border: `1px solid ${token.line}`,
  borderRadius: token.radius,
  background: token.surface,
  selectors: {
    '&[data-chosen="true"]': {
      borderColor: token.accentLine,
      background: token.accentSoft,
      boxShadow: `inset 0 0 0 1px ${token.accentLine}`,
    },
  },
});
export const title = style({ fontWeight: 600, lineHeight: '1.3', overflowWrap: 'anywhere' });
export const categories = style({ color: token.muted, fontSize: size.small });
export const tracks = style({
  display: 'grid',
  gap: '8px',
  '@container': { [from.wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const rows = style({ maxHeight: '372px' });
export const select = style({
  selectors: {
    '&&': { minWidth: '44px', minHeight: '44px' },
    '&&&[aria-pressed="true"]': { background: token.accent, color: token.onAccent, borderColor: token.accentLine },
  },
});

export const narrowOnly = style({ display: 'flex', '@container': { [from.medium]: { display: 'none' } } });
export const wideOnly = style({
  display: 'none',
  '@container': { [from.medium]: { display: 'inline', minWidth: '44px' } },
});
