import { style, styleVariants } from '@vanilla-extract/css';
import { token } from '../styles/tokens.css.ts';

const base = style({
  display: 'flex',
  gap: '12px',
  padding: '14px 16px',
  borderRadius: token.radius,
  border: '1px solid',
  overflowWrap: 'anywhere',
});

export const notice = styleVariants({
  info: [
    base,
    { background: token.accentSoft, borderColor: `color-mix(in oklab, ${token.accentLine} 35%, ${token.surface})` },
  ],
  success: [base, { background: token.successSoft, borderColor: token.success }],
  warning: [base, { background: token.warningSoft, borderColor: token.warning }],
  danger: [base, { background: token.dangerSoft, borderColor: token.danger }],
});

export const icon = styleVariants({
  info: { color: token.accentText },
  success: { color: token.success },
  warning: { color: token.warning },
  danger: { color: token.danger },
});

export const body = style({ flex: 1, minWidth: 0, display: 'grid', gap: '8px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
