import { style } from '@vanilla-extract/css';
import { from } from '../../styles/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gap: '12px',
  marginTop: '16px',
  '@container': { [from.medium]: { gridTemplateColumns: '2fr 1fr' } },
});
/** One line that scrolls where there is little room, and fades there to show it. */
export const tagRow = style({
  display: 'flex',
  minHeight: '36px',
  gap: '6px',
  margin: '8px -6px 10px',
  padding: '6px',
  paddingInlineEnd: '30px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(to left, transparent, #000 36px)',
  '@container': {
    [from.medium]: {
      flexWrap: 'wrap',
      maskImage: 'none',
      paddingInlineEnd: '6px',
      selectors: { '&:empty': { minHeight: '66px' } },
    },
    [from.wide]: { selectors: { '&:empty': { minHeight: '36px' } } },
  },
});
