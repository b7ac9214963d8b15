import { expect, test } from 'vitest';
import { openMadePage } from '../helpers/made-page.ts';
import { setStage } from '../helpers/set-stage.ts';

const stage = setStage();

const sheets = `
  <link rel="stylesheet" href="{shop}/other-origin.css">
  <style>
    @import url('{partner}/imported.css');
    @layer brand { @media (min-width: 1px) { voice-order-form { --voice-order-acent: red; --voice-order-radius: 4px } } }
    main { voice-order-form { --voice-order-shadow: none } }
  </style>`;

/** Puts the form into a shadow tree, as the frameworks of some partners do. */
const shadowTree = `
  <div id="host"></div>
  <script>
    const tree = document.querySelector('#host').attachShadow({ mode: 'open' });
    tree.innerHTML = '<style>:host { --voice-order-densty: 1 }</style><voice-order-form debug referral="acme"></voice-order-form>';
  </script>`;

const meant = [
  'The form has no style --voice-order-acent. Did you mean --voice-order-accent?',
  'The form has no style --voice-order-cannvas. Did you mean --voice-order-canvas?',
  'The form has no style --voice-order-densty. Did you mean --voice-order-density?',
  'The form has no style --voice-order-shadow. There are:',
];

test('the health report tells of styles that the form does not have in the style sheets around it, and of none of its own', async () => {
  const page = await stage().newPage();
  const css = (body: string) => ({ contentType: 'text/css', body });
  await page.route('**/imported.css', (route) => route.fulfill(css(':root { --voice-order-cannvas: red }')));
  await page.route('**/other-origin.css', (route) => route.fulfill(css(':root { --voice-order-fnt: serif }')));
  await openMadePage(page, {
    url: `${stage().partnerUrl}/sheets`,
    body: `<script src="{shop}/voice-order-form.js" async></script>${sheets}<main>${shadowTree}</main>`
      .replaceAll('{shop}', stage().shopUrl)
      .replaceAll('{partner}', stage().partnerUrl),
  });
  const report = page.getByRole('region', { name: 'Health report', exact: true });
  await report.getByText('The shop answers at').waitFor();
  const told = await report.getByRole('listitem').filter({ hasText: '--voice-order-' }).allInnerTexts();
  const lines = told.map((text) => /The form .*?(?:\?|There are:)/su.exec(text)?.[0].replaceAll(/\s+/gu, ' '));
  expect(lines.toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))).toEqual(meant);
});
