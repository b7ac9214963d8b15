import { globalStyle, style } from '@vanilla-extract/css';
import { from, size, space, token } from '../../styles/tokens.css.ts';

const bannerTone = 'var(--vo-banner)';
export const banner = style({
  vars: { '--vo-banner': token.accentLine },
  padding: `${space(7)} 14px`,
  borderRadius: token.radius,
  border: `1px solid color-mix(in oklab, ${bannerTone} 40%, ${token.surface})`,
  borderInlineStart: `5px solid ${bannerTone}`,
  background: `color-mix(in oklab, ${bannerTone} 8%, ${token.surface})`,
});
/** Heading and text read as one sentence. */
globalStyle(`${banner} > *`, { display: 'inline', fontSize: size.small });
globalStyle(`${banner} > h2`, { fontSize: size.base, fontWeight: 650 });
globalStyle(`${banner} > * + *::before`, { content: '"\\00a0 "' });
export const prompt = style({
  paddingInline: '4px',
  fontSize: size.small,
  color: token.onCanvas,
  '@container': {
    [from.medium]: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '24px' },
  },
});
// On a phone, the text reads as one.
globalStyle(`${prompt} > p`, { display: 'inline' });
// The links stay on one line.
globalStyle(`${prompt} > :last-child`, { flex: 'none' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.targetSmall,
  minWidth: token.targetSmall,
  marginInlineStart: '8px',
  // It reaches out of its line, rather than making it higher.
  marginBlock: `calc(20px - ${token.targetSmall}) -2px`,
  fontWeight: 600,
  // The accent may not be readable on the canvas.
  color: 'inherit',
});
/** With the same corner radius as its content, for its ring. */
export const notice = style({ borderRadius: token.radius });
