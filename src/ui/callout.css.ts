import { style, styleVariants } from '@vanilla-extract/css';
import { space, token } from '../styles/tokens.css.ts';

const base = style({
  display: 'flex',
  gap: '12px',
  padding: `${space(14)} 16px`,
  borderRadius: token.radius,
  border: '1px solid',
  overflowWrap: 'anywhere',
});

const tinted = (color: string, soft: string) => ({
  background: soft,
  borderColor: `color-mix(in oklab, ${color} 40%, ${token.surface})`,
});

export const callout = styleVariants({
  info: [base, { background: token.raised, borderColor: token.line }],
  success: [base, tinted(token.success, token.successSoft)],
  warning: [base, tinted(token.warning, token.warningSoft)],
  danger: [base, tinted(token.danger, token.dangerSoft)],
});

const iconBase = style({ display: 'flex', marginTop: '1px', alignSelf: 'start' });

export const icon = styleVariants({
  info: [iconBase, { color: token.accentText }],
  success: [iconBase, { color: token.success }],
  warning: [iconBase, { color: token.warning }],
  danger: [iconBase, { color: token.danger }],
});

/** What can be done stands beside the words where there is room, else below. */
export const body = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
});
export const words = style({ flex: '1 1 280px' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
