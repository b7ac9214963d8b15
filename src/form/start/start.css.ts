import { globalStyle, style } from '@vanilla-extract/css';
import { size, space, token } from '../../styles/tokens.css.ts';

const bannerTone = 'var(--vo-banner)';
export const banner = style({
  vars: { '--vo-banner': token.accentLine },
  padding: `${space(9)} 16px`,
  borderRadius: token.radius,
  border: `1px solid color-mix(in oklab, ${bannerTone} 40%, ${token.surface})`,
  borderInlineStart: `5px solid ${bannerTone}`,
  background: `color-mix(in oklab, ${bannerTone} 8%, ${token.surface})`,
});
/** Its heading and texts read on as one. */
globalStyle(`${banner} > *`, { display: 'inline', fontSize: size.small });
globalStyle(`${banner} > h2`, { fontSize: size.base, fontWeight: 650 });
globalStyle(`${banner} > * + *::before`, { content: '"\\00a0 "' });
export const links = style({ display: 'flex', flexWrap: 'wrap', gap: '0 20px', fontWeight: 600 });
export const prompt = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 24px',
  paddingInline: '4px',
  fontSize: size.small,
  color: token.onCanvas,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: token.targetSmall,
});
/** As round as what it holds, for its ring. */
export const notice = style({ borderRadius: token.radius });
