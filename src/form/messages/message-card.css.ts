import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../styles/shared.css.ts';
import { from, size, space, token } from '../../styles/tokens.css.ts';
import { compact } from '../../ui/button/button.css.ts';

export const card = style({
  display: 'grid',
  gap: space(6),
  // Nested cards would leave little room on a small screen, so a line separates the messages there.
  paddingTop: space(16),
  borderTop: `1px solid ${token.line}`,
  '@container': {
    [from.medium]: {
      padding: `${space(10)} 16px`,
      border: `1px solid ${token.line}`,
      borderRadius: token.radius,
    },
  },
  // Not in WebKit, which lacks this property, and neither scrolls there to the focused element nor keeps its place.
  '@supports': {
    '(overflow-anchor: auto)': {
      selectors: { '[data-many=true] > &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 430px' } },
    },
  },
});

export const head = style([
  row,
  {
    justifyContent: 'space-between',
    gap: '8px',
    // Reserved space for tools that load later.
    minHeight: '36px',
  },
]);
export const title = style({ flex: 'none', fontSize: size.large });

/** One quiet row: the style, an example, the reader, and tools. */
export const choices = style({
  display: 'grid',
  gap: '8px 12px',
  // Below each other on the narrowest screens, where little of their text would be left.
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  // The example stays beside the style if the buyer's own style is below both.
  gridAutoFlow: 'dense',
  alignItems: 'end',
  '@container': {
    [from.medium]: { display: 'flex', flexWrap: 'wrap' },
  },
});
globalStyle(`${choices} > div:has(select)`, { flex: '1 1 150px', maxWidth: '250px' });
// Its label is the longest.
globalStyle(`${choices} > :first-child`, { flexGrow: 2 });
/** The buyer's own style has a line of its own. */
export const custom = style({
  gridColumn: '1 / -1',
  flex: '1 0 100%',
  '@container': { [from.medium]: { order: 1 } },
});

/** The message's tools, a row of buttons. It reserves their space, because they load later. */
export const tools = style([
  row,
  {
    gridColumn: '1 / -1',
    minHeight: token.targetCompact,
    // Of the first tool, Pronunciations, in each language.
    '@container': { [from.medium]: { minWidth: '140px' } },
  },
]);

/** Below the messages: what concerns all scripts. */
export const scriptTools = style({
  minHeight: '80px',
  '@container': { [from.medium]: { minHeight: '36px' }, 'voice-order (width <= 350px)': { minHeight: '124px' } },
});
/** With what callers on hold hear. */
export const toolsAndLoop = style({
  minHeight: '198px',
  '@container': {
    [from.medium]: { minHeight: '154px' },
    [from.cards]: { minHeight: '134px' },
    'voice-order (width <= 350px)': { minHeight: '261px' },
  },
});

export const actions = style([
  row,
  {
    justifyContent: 'space-between',
    gridColumn: '1 / -1',
    '@container': { [from.medium]: { marginInlineStart: 'auto' } },
  },
]);
// Only their text is visible: it is aligned with other lines, also if each button is on its own line.
globalStyle(`${actions} > ${compact}`, { marginInlineStart: '-13px' });
export const add = style({
  // As high as the choices beside it.
  minHeight: token.targetCompact,
  selectors: {
    '&[data-price]::after': {
      content: 'attr(data-price) / ""',
      flex: 'none',
      unicodeBidi: 'plaintext',
      color: token.muted,
      fontSize: size.small,
    },
  },
});
/** Below the text: the number of words and the spoken length. */
export const counts = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', marginTop: '6px' });
