import { style, styleVariants } from '@vanilla-extract/css';
import { space, token } from '../../styles/tokens.css.ts';

/** The actions are beside the text if there is room, otherwise below. */
const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: `${space(14)} 16px`,
  paddingInlineStart: '48px',
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

/** Beside the first line of the text. */
const iconBase = style({ position: 'absolute', top: '1px', insetInlineStart: '-32px' });

export const icon = styleVariants({
  info: [iconBase, { color: token.accentText }],
  success: [iconBase, { color: token.success }],
  warning: [iconBase, { color: token.warning }],
  danger: [iconBase, { color: token.danger }],
});

export const words = style({ flex: '1 1 280px', position: 'relative', textWrap: 'pretty' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '8px' });
