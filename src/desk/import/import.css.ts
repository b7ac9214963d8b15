import { style } from '@vanilla-extract/css';
import { size, space, token } from '../../styles/tokens.css.ts';

export const drop = style({
  padding: `${space(12)} 16px`,
  border: `1px dashed ${token.lineStrong}`,
  borderRadius: token.radius,
  selectors: { '&[data-over="true"]': { background: token.accentSoft, borderColor: token.accentLine } },
});
export const file = style({
  maxWidth: '100%',
  minHeight: token.target,
  fontSize: size.small,
  '::file-selector-button': {
    minHeight: token.targetCompact,
    paddingInline: '14px',
    border: `1px solid ${token.lineStrong}`,
    borderRadius: token.radius,
    background: token.surface,
    color: token.text,
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
});
export const scripts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const excerpt = style({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 400,
});
