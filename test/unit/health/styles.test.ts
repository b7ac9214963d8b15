// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findStrangeStyles } from '../../../src/health/styles.ts';

function elementOf(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('voice-order-form') ?? document.body;
}

const strangeIn = (html: string) => findStrangeStyles(elementOf(html)).map(({ name, meant }) => [name, meant]);

it('an unknown style is found on the element, with its correction', () => {
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

it('an unknown style is found on a marked div, but not on its parents', () => {
  const inDiv =
    '<div data-voice-order-form style="--voice-order-acent: red"><voice-order-form></voice-order-form></div>';
  expect(strangeIn(inDiv)).toEqual([['--voice-order-acent', '--voice-order-accent']]);
  expect(strangeIn(inDiv.replace('data-voice-order-form ', ''))).toEqual([]);
});

describe('an unknown style in a style sheet of the page', () => {
  const place = '<voice-order-form></voice-order-form>';
  afterEach(() => {
    document.adoptedStyleSheets = [];
    document.head.replaceChildren();
    vi.restoreAllMocks();
  });

  it('is found once, in plain and in nested rules', () => {
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

  it('is found in an adopted sheet, if another one cannot be read', () => {
    const [closed, open] = [new CSSStyleSheet(), new CSSStyleSheet()];
    open.replaceSync(':root { --voice-order-densty: 1 }');
    vi.spyOn(closed, 'cssRules', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    document.adoptedStyleSheets = [closed, open];
    expect(strangeIn(place)).toEqual([['--voice-order-densty', '--voice-order-density']]);
  });
});
