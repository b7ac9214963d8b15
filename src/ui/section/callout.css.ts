import { style } from '@vanilla-extract/css';
import { row, tinted } from '../../styles/shared.css.ts';
import { space, tone, token } from '../../styles/tokens.css.ts';
import { tone as tones } from '../tone.css.ts';

/** The actions are beside the text if there is room, otherwise below. */
export const callout = style([
  row,
  tinted,
  {
    padding: `${space(14)} 16px`,
    paddingInlineStart: '48px',
    overflowWrap: 'anywhere',
    selectors: { [`${tones.info}&`]: { background: token.raised, borderColor: token.line } },
  },
]);

/** Beside the first line of the text. */
export const icon = style({ position: 'absolute', top: '1px', insetInlineStart: '-32px', color: tone });

export const words = style({ flex: '1 1 280px', position: 'relative', textWrap: 'pretty' });
