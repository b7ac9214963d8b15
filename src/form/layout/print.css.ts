import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { root } from '../../styles/root.css.ts';
import { blackOnWhite } from '../../styles/colors.ts';
import { token } from '../../styles/tokens.css.ts';
import * as dialog from '../../ui/dialog/dialog.css.ts';
import { area } from '../../ui/field/field.css.ts';
import { region, regionInDialog } from '../../ui/toast/toast.css.ts';
import { tiles } from '../messages/message-start.css.ts';
import { bar } from '../totals/totals-bar.css.ts';
import { filters, tagRow } from '../voice/voice-section.css.ts';

// In print, the form is the order's choices and texts, black on white; the open summary is a receipt. This must come
// after all other style sheets.

const print = (selector: string, rule: GlobalStyleRule): void => globalStyle(selector, { '@media': { print: rule } });

const inRoot = (selectors: string): string => `${root} :is(${selectors})`;

print(':host', { vars: { ...blackOnWhite, [token.shadow]: 'none' } });
print(root, { colorScheme: 'only light' });

// Controls, unselected items, and parts that are not for paper.
const pressed =
  'button:not([role=tab], [aria-pressed], [aria-controls]), [role=tab]:not([aria-selected=true]), [data-chosen=false], [data-print=no]';
print(inRoot(`${pressed}, ${bar}, ${region}, ${regionInDialog}, ${tiles}, ${filters}, ${tagRow}, ${dialog.actions}`), {
  display: 'none',
});
print(`${root} ${area}`, { height: 'auto !important', resize: 'none' });
print(`${root} :focus-visible`, { outline: 'none' });

// In the top layer, so above everything else on the page.
print(`${root}:has(dialog[open]) > :not(dialog, :has(dialog[open]))`, { display: 'none' });
print(`${root} ${dialog.body}:has(> dialog[open]) > :not(dialog)`, { display: 'none' });
print(`${root} ${dialog.screen}[open]`, {
  display: 'block',
  position: 'absolute',
  inset: '0 0 auto',
  height: 'auto',
  minHeight: '100vh',
  background: '#fff',
  printColorAdjust: 'exact',
});
print(`${root} ${dialog.frame}`, { maxWidth: 'none !important', margin: 0 });
print(inRoot(`${area}, ${dialog.screen}, ${dialog.frame}, ${dialog.body}`), { maxHeight: 'none', overflow: 'visible' });
