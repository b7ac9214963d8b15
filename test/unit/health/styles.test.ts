// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findStrangeStyles } from '../../../src/health/styles.ts';
import { healthText } from '../../../src/health/text.ts';

function elementOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('voice-order-form') ?? document.body;
}

const strangeIn = (html: string) => findStrangeStyles(elementOf(html)).map(({ name, meant }) => [name, meant]);

it('a style that the form does not have is found on the element, with the one that it is meant for', () => {
  const style =
    'color: red; --voice-order-acent: red; --voice-order-colour-scheme: dark; --voice-order-Font: serif; ' +
    '--voice-order-shadow: none; --voice-order-radius: 4px; --other-acent: red';
  expect(strangeIn(`<voice-order-form style="${style}"></voice-order-form>`)).toEqual([
    ['--voice-order-acent', '--voice-order-accent'],
    ['--voice-order-colour-scheme', '--voice-order-color-scheme'],
    ['--voice-order-Font', '--voice-order-font'],
    ['--voice-order-shadow', null],
  ]);
});

it('a style that the form does not have is found on a marked div, and nowhere around it', () => {
  const inDiv =
    '<div data-voice-order-form style="--voice-order-acent: red"><voice-order-form></voice-order-form></div>';
  expect(strangeIn(inDiv)).toEqual([['--voice-order-acent', '--voice-order-accent']]);
  expect(strangeIn(inDiv.replace('data-voice-order-form ', ''))).toEqual([]);
});

it('a style that is near to none comes with those that there are', () => {
  const [strange] = findStrangeStyles(
    elementOf('<voice-order-form style="--voice-order-shadow: 0"></voice-order-form>'),
  );
  const { misspeltStyle, unknownStyle } = healthText.checks;
  expect(unknownStyle('--voice-order-shadow', strange?.known ?? '')).toEqual([
    'The form has no style --voice-order-shadow.',
    'There are:',
    '--voice-order-accent, --voice-order-on-accent, --voice-order-text, --voice-order-surface, --voice-order-canvas, ' +
      '--voice-order-radius, --voice-order-density, --voice-order-font, --voice-order-color-scheme',
  ]);
  expect(misspeltStyle('--voice-order-acent', '--voice-order-accent')).toEqual([
    'The form has no style --voice-order-acent. Did you mean --voice-order-accent?',
  ]);
});

describe('a style that the form does not have, in a style sheet of the page,', () => {
  const place = '<voice-order-form></voice-order-form>';
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.head.replaceChildren();
    vi.restoreAllMocks();
  });

  it('is found once, in plain rules and in those inside of others', () => {
    const css = `
      voice-order-form { --voice-order-acent: red; --voice-order-radius: 4px; --other-acent: red; color: red }
      @media (min-width: 1px) { .wide { --voice-order-fnt: serif; --voice-order-acent: blue } }
      @supports (color: red) { @media all { :root { --voice-order-shadow: none } } }`;
    expect(strangeIn(`<style>${css}</style>${place}`)).toEqual([
      ['--voice-order-acent', '--voice-order-accent'],
      ['--voice-order-fnt', '--voice-order-font'],
      ['--voice-order-shadow', null],
    ]);
  });

  it('is found in an adopted sheet', () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { --voice-order-densty: 1 }');
    document.adoptedStyleSheets = [sheet];
    expect(strangeIn(place)).toEqual([['--voice-order-densty', '--voice-order-density']]);
  });

  it('is found beside a sheet that no script may read', () => {
    const [closed, open] = [new CSSStyleSheet(), new CSSStyleSheet()];
    open.replaceSync(':root { --voice-order-densty: 1 }');
    vi.spyOn(closed, 'cssRules', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    document.adoptedStyleSheets = [closed, open];
    expect(strangeIn(place)).toEqual([['--voice-order-densty', '--voice-order-density']]);
  });
});
