import type { StyleRule } from '@vanilla-extract/css';

/**
 * What is off screen waits, and has about this height until it is drawn. Not in WebKit, which does not scroll to what
 * gets the focus there, nor hold its place while heights become known: it lacks `overflow-anchor`.
 */
export const drawnInSight = (height: string): Pick<StyleRule, '@supports'> => ({
  '@supports': { '(overflow-anchor: auto)': { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` } },
});
