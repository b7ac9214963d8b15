import { expect } from 'chai';
import { openOwn, wordsOf } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';

const banner = {
  heading: 'Holiday hours',
  subHeading: 'Until 2 January',
  text: 'We record until noon.',
  color: 'rgb(200, 0, 0)',
  active: true,
};

const withBanner = (edit: object) =>
  openOwn({ replies: { 'GET /site-settings': { body: { banner: { ...banner, ...edit } } } } });

/** The banner's own colour, which is all the style that it has of its own. */
function tintOf(root: ShadowRoot): string | undefined {
  const heading = [...root.querySelectorAll('h2')].find((one) => wordsOf(one) === 'Holiday hours');
  const style = heading?.parentElement?.style;
  return style?.getPropertyValue(style.item(0));
}

it('the banner shows heading, sub heading and text, tinted in its colour', async () => {
  const { root } = await withBanner({});
  const heading = await until(() => [...root.querySelectorAll('h2')].find((one) => wordsOf(one) === 'Holiday hours'));
  expect(wordsOf(heading.parentElement)).to.equal('Holiday hoursUntil 2 JanuaryWe record until noon.');
  expect(tintOf(root)).to.equal('rgb(200, 0, 0)');
});

it('the banner ignores an invalid colour', async () => {
  const { root } = await withBanner({ color: 'red;background:url(https://x.example)' });
  expect(tintOf(root)).to.equal('');
  expect(wordsOf(root.querySelector('[part=form]'))).to.include('Holiday hours');
});
