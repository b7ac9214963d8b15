import { style } from '@vanilla-extract/css';
import { row } from '../styles/shared.css.ts';
import { parts } from '../form/summary/summary.css.ts';
import { size, token } from '../styles/tokens.css.ts';
import { label as fieldLabel } from '../ui/field/field.css.ts';

export const radios = style([row, { gap: '4px 20px' }]);
/** On its own line, without making the group wider than its radios. Already the group's name. */
export const label = style([
  fieldLabel,
  {
    width: 0,
    minWidth: '100%',
    // Like the headings of the summary.
    selectors: { [`${parts} &`]: { fontSize: size.small, color: token.muted } },
  },
]);
export const radio = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: token.target,
  cursor: 'pointer',
});
/** The native radio is filled on a dark background as if it were disabled. */
export const dot = style({
  flex: 'none',
  width: '20px',
  height: '20px',
  appearance: 'none',
  border: `1px solid ${token.lineStrong}`,
  borderRadius: '50%',
  background: token.surface,
  ':checked': { border: `6px solid ${token.accentLine}` },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
