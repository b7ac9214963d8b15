import { globalStyle, style } from '@vanilla-extract/css';
import { centred, choice, small } from '../../styles/shared.css.ts';
import { from, size, space, token } from '../../styles/tokens.css.ts';

export const card = style([
  choice,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    gridTemplateRows: 'auto 1fr',
    gap: '8px clamp(8px, 3cqi, 14px)',
    alignItems: 'center',
    minHeight: '100px',
    padding: `${space(14)} clamp(9px, 3.4cqi, 14px)`,
    // Soft, like the ways to start the messages: only the selected card has a frame.
    background: token.raised,
    borderColor: 'transparent',
    selectors: {
      '&:has(> input:focus-visible)': { outline: `2px solid ${token.accentText}`, outlineOffset: '2px' },
      '&[data-in-other-slot="true"]': { background: token.raised },
    },
    '@media': {
      // On touch screens, hover persists after a tap and looks like a selection.
      '(hover: hover)': { selectors: { '&:hover:not([data-chosen="true"])': { borderColor: token.lineStrong } } },
    },
  },
]);

/**
 * The radio itself is invisible over the portrait, and ends where tags may begin below it; the card shows whether it is
 * selected.
 */
export const radio = style({
  position: 'absolute',
  top: 0,
  insetInlineStart: 0,
  zIndex: 1,
  width: '92px',
  height: '92px',
  appearance: 'none',
  cursor: 'pointer',
  outline: 'none',
});

export const face = style({
  position: 'relative',
  '@container': { [from.medium]: { gridRow: 'span 2', alignSelf: 'start' } },
});

/** Whether the voice is selected: an empty ring or a check. */
export const mark = style([
  centred,
  {
    position: 'absolute',
    insetInlineEnd: '-4px',
    bottom: '-4px',
    width: '24px',
    height: '24px',
    borderRadius: '50%',
    border: `1.5px solid ${token.lineStrong}`,
    background: token.surface,
    color: token.onAccent,
    selectors: {
      '&:not(:empty)': { border: `2px solid ${token.surface}`, background: token.accent },
    },
    // Who can point at a card sees its ring then.
    '@media': { '(hover: hover)': { selectors: { [`${card}:not(:hover) > * > &:empty`]: { opacity: 0 } } } },
  },
]);

export const portrait = style([
  centred,
  {
    width: 'var(--vo-portrait, clamp(44px, 16.5cqi, 64px))',
    aspectRatio: '1',
    borderRadius: '50%',
    objectFit: 'cover',
    background: token.raised,
    color: token.muted,
    fontSize: size.title,
    fontWeight: 600,
  },
]);

/** The name; below it the languages, and what is special about the voice. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '8px',
  lineHeight: '1.3',
});
export const label = style({
  display: 'contents',
  cursor: 'pointer',
  // The label covers the card, so that a click anywhere selects the voice; other clickable parts are above it.
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const name = style({
  fontWeight: 700,
  fontSize: `clamp(${size.base}, 5cqi, ${size.large})`,
  overflowWrap: 'anywhere',
});
globalStyle(`${who} > * > ${name}`, { flexBasis: '100%' });
export const slot = style([small, { color: token.accentText, fontWeight: 600 }]);
globalStyle(`${who} > :not(label)`, { display: 'inline-flex', alignItems: 'center', zIndex: 1, marginBlock: '-4px' });
globalStyle(`${who} > :not(label)::before`, { content: '"·" / ""', marginInlineEnd: '8px', color: token.muted });
export const tags = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  gridColumn: '1 / -1',
  '@container': { [from.medium]: { gridColumn: '2 / -1' } },
  placeSelf: 'start',
  // Between the tags, a press selects the voice.
  pointerEvents: 'none',
});
globalStyle(`${tags} > *`, { pointerEvents: 'auto' });
export const above = style({ position: 'relative', zIndex: 1 });

/** Portrait and name in one line, for the summary. */
export const named = style({
  vars: { '--vo-portrait': '36px' },
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
});
