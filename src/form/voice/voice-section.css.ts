import { globalStyle, style } from '@vanilla-extract/css';
import { forScreenReaders } from '../../styles/root.css.ts';
import { said } from '../../styles/shared.css.ts';
import { below, from, token } from '../../styles/tokens.css.ts';

export const filters = style({
  display: 'grid',
  gap: '12px',
  '@container': { [from.medium]: { gridTemplateColumns: '2fr 1fr' } },
});
export const tagRow = style({ display: 'flex', flexWrap: 'wrap', gap: '6px', marginBlock: '12px' });

/** At the end of the line of the tabs. */
const besideTabs = {
  width: 'fit-content',
  maxWidth: '60%',
  minHeight: token.target,
  marginBlock: `calc(-1 * ${token.target}) 12px`,
  marginInlineStart: 'auto',
};

/** There is room for the button beside the tabs. */
const besideTabsFrom = 'voice-order (width >= 22em)';
const isUnfiltered = ':not(:has(> button + button))';

/** Above the list: the number of voices and the active filter. */
export const found = style([
  said,
  {
    minHeight: token.targetCompact,
    marginBlock: '8px',
    columnGap: '8px',
    '@container': {
      [besideTabsFrom]: { selectors: { [`&${isUnfiltered}`]: besideTabs } },
      // There is room for an active filter, too.
      [from.wide]: besideTabs,
    },
  },
]);
globalStyle(`${found} > p`, { outline: 'none' });
globalStyle(`${found} > button`, { marginInlineStart: 0 });
globalStyle(`${found} strong`, { color: token.text });
/** The button for the filters is at the end of the line. */
globalStyle(`${found} > button:last-child`, { marginInline: 'auto -13px' });
globalStyle(`${found}${isUnfiltered} > p`, { '@container': { [below.cards]: forScreenReaders } });
/** On phones, the button is short, so that it fits beside the tabs. */
export const filterName = style({ '@container': { [below.cards]: forScreenReaders } });
export const filter = style({
  '@container': { [below.cards]: { '::before': { content: 'attr(data-short) / ""' } } },
});
