import { globalStyle, style } from '@vanilla-extract/css';
import { chevron, row } from '../../styles/shared.css.ts';
import * as layout from '../layout/layout.css.ts';
import { below, corner, from, size, space, token } from '../../styles/tokens.css.ts';

/** Without a box of its own: the text is the only outline, aligned with what is above and below the messages. */
export const card = style({
  position: 'relative',
  display: 'grid',
  gap: space(4),
  selectors: {
    '* + &': { paddingTop: space(16), borderTop: `1px solid ${token.line}` },
  },
  // Not in WebKit, which lacks this property, and neither scrolls there to the focused element nor keeps its place.
  '@supports': {
    '(overflow-anchor: auto)': {
      selectors: {
        '[data-many=true] > &': {
          contentVisibility: 'auto',
          containIntrinsicSize: 'auto 230px',
          // Tooltips, focus rings and the frame of a dragged card reach out of it.
          overflowClipMargin: '40px',
        },
      },
    },
  },
});

// After a card, the line that offers Undo has the line between two cards, on which that card's `+` is.
globalStyle(`${card} + ${layout.undo}`, { marginTop: 0, paddingTop: '14px', borderTop: `1px solid ${token.line}` });
globalStyle(`${layout.undo} + ${card}`, { paddingTop: 0, borderTop: 'none' });
// Before the first one, it is close to both the tiles and the message.
globalStyle(`[data-many] > ${layout.undo}:first-child`, { marginBlock: '-8px' });

/** In one line, in which only the name is flexible. */
export const head = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '2px',
  // The last icon ends where the text box does.
  marginInlineEnd: '-8px',
  // Reserved space for tools that load later.
  minHeight: token.targetCompact,
});
export const title = style({
  flex: 'none',
  borderRadius: corner.small,
  fontSize: size.large,
  // The name needs the room.
  '@container': { [below.medium]: { fontSize: size.base } },
});
/** The name, and Regenerate. */
export const name = style({ display: 'flex', flex: 1, justifyContent: 'space-between', gap: '4px' });

/** An icon in the head, with its name above it on hover and focus. */
export const headButton = style({
  minHeight: token.targetCompact,
  width: token.targetCompact,
  color: token.muted,
  '::after': {
    content: 'attr(aria-label) / ""',
    position: 'absolute',
    zIndex: 1,
    bottom: 'calc(100% + 4px)',
    insetInlineEnd: 0,
    padding: '4px 8px',
    fontSize: size.small,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    color: token.surface,
    background: token.text,
    borderRadius: corner.small,
    pointerEvents: 'none',
    opacity: 0,
  },
  selectors: { '&&': { position: 'relative' } },
  // Hover would persist after a tap.
  '@media': { '(hover: hover)': { selectors: { '&:hover::after, &:focus-visible::after': { opacity: 1 } } } },
});

/** Where there is room, the other icons are aligned with those of the next message. */
export const noDelete = style({ width: token.targetCompact, '@container': { [below.medium]: { display: 'none' } } });

/** Below the text: the words and the spoken length. */
export const counts = style({
  minHeight: '1.5em',
  // The price of further words is on a second line until the first word is there.
  '@container': { 'voice-order (width <= 350px)': { minHeight: '3em' } },
});
globalStyle(`${counts} > :has(~ :not([role]))::after`, { content: '" · " / " "', color: token.muted, fontWeight: 400 });

/** One line: the style and so on as they are set. */
export const delivery = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  justifySelf: 'start',
  maxWidth: '100%',
  minHeight: token.targetCompact,
  // The arrow and the text of the message begin in one line.
  marginInlineStart: '-3px',
  fontSize: size.small,
  fontWeight: 600,
  borderRadius: corner.small,
  '@media': {
    '(hover: hover)': { ':hover': { color: token.accentText } },
    // Its target is higher than its line.
    '(pointer: coarse)': { marginTop: '-8px' },
  },
});
globalStyle(`${delivery} > *`, { flex: 'none' });
export const deliveryArrow = style([chevron, { color: token.muted }]);
export const delivered = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontWeight: 400,
  color: token.muted,
});
globalStyle(`${delivery} > ${delivered}`, { flex: '0 1 auto' });
export const pronounced = style({ fontWeight: 400, color: token.muted });
/** That nothing is set is said only if there is room. */
export const unset = style([pronounced, { '@container': { [below.medium]: { display: 'none' } } }]);

/** The same columns in every message. */
export const choices = style({
  display: 'grid',
  gap: '12px 24px',
  paddingBottom: '8px',
  '@container': {
    [from.medium]: { gridTemplateColumns: '1fr 1fr' },
  },
});
/** The buyer's own style has a line of its own, below the others. */
export const custom = style({ gridColumn: '1 / -1', order: 1 });

/** The message's tools, a row of buttons. It reserves their space, because they load later. */
export const tools = style([row, { gridColumn: '1 / -1', order: 1, minHeight: token.targetCompact }]);

/** Below the messages: what concerns all scripts. */
export const scriptTools = style({
  minHeight: token.targetCompact,
  '@container': { 'voice-order (width <= 350px)': { minHeight: '80px' } },
});
/** With what callers on hold hear. */
export const toolsAndLoop = style({
  minHeight: '156px',
  '@container': {
    [from.medium]: { minHeight: '134px' },
    'voice-order (width <= 350px)': { minHeight: '200px' },
  },
});

export const add = style({
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
export const addLast = style({
  marginTop: space(6),
  color: token.accentText,
  background: token.raised,
  borderColor: 'transparent',
  boxShadow: 'none',
});
/** On the line between two messages. */
export const addBetween = style({
  position: 'absolute',
  zIndex: 1,
  bottom: space(-16),
  insetInlineStart: '50%',
  translate: '-50% 50%',
  minHeight: '28px',
  paddingBlock: 0,
  background: token.surface,
  borderColor: token.line,
  borderRadius: '14px',
  transition: 'opacity .15s',
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${card}:hover > &, &:focus-visible`]: { opacity: 1 } },
    },
    // Only its sign, and a target of full size around it.
    '(hover: none)': {
      gap: 0,
      width: '28px',
      padding: 0,
      fontSize: 0,
      '::before': { content: '""', position: 'absolute', inset: '-8px' },
    },
  },
});
