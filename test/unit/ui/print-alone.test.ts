// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { printAlone } from '../../../src/ui/dialog/print-alone.ts';

const styles = () => [...document.body.querySelectorAll('*')].map((part) => [part.id, part.getAttribute('style')]);

beforeEach(() => {
  document.body.innerHTML =
    '<header id="header" style="display: flex"></header><main id="main"><p id="text"></p><div id="form"></div></main>';
});

/** A form with an open dialog on a page with other content. */
function openDialog(): AbortController {
  const form = document.querySelector('#form');
  const root = form?.shadowRoot ?? form?.attachShadow({ mode: 'open' });
  const dialog = document.createElement('dialog');
  root?.append(dialog);
  const end = new AbortController();
  printAlone(dialog, end.signal);
  return end;
}

it('while an open dialog is printed, the page beside its form is hidden, and what is around it has no box', () => {
  openDialog();
  dispatchEvent(new Event('beforeprint'));
  expect(styles()).toEqual([
    ['header', 'display: none !important;'],
    ['main', 'display: contents !important;'],
    ['text', 'display: none !important;'],
    ['form', 'display: contents !important;'],
  ]);
});

it.each([
  ['printing has ended', () => dispatchEvent(new Event('afterprint'))],
  ['the dialog has closed', (end: AbortController) => end.abort()],
])('the page is as before when %s', (_when, finish) => {
  const before = styles();
  const end = openDialog();
  dispatchEvent(new Event('beforeprint'));
  finish(end);
  expect(styles()).toEqual([['header', 'display: flex;'], ...before.slice(1)]);
});

it('two open dialogs of a form restore the page once', () => {
  openDialog();
  openDialog();
  dispatchEvent(new Event('beforeprint'));
  dispatchEvent(new Event('afterprint'));
  expect(styles().slice(1)).toEqual([
    ['main', null],
    ['text', null],
    ['form', null],
  ]);
});
