// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { maxFileText, readFile } from '../../../src/desk/import/read-file.ts';
import { drawing } from '../helpers/draw.tsx';
import { fileOf, openImport, type ImportBox } from '../helpers/import-box.tsx';
import { message } from '../helpers/samples.ts';

const read = (...bytes: readonly (number | string)[]) =>
  readFile(
    new File(
      bytes.map((part) => (typeof part === 'string' ? part : Uint8Array.of(part))),
      'scripts.txt',
    ),
  );

it.each<[string, readonly (number | string)[]]>([
  ['UTF-8', ['é']],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 'é']],
  ['the encoding of Windows', [0xe9]],
  ['UTF-16', [0xff, 0xfe, 0xe9, 0x00]],
])('the text of a file in %s is read', async (_, bytes) => {
  await expect(read(...bytes)).resolves.toEqual({ text: 'é' });
});

it('the text of a file is read without stray control characters', async () => {
  const text = 'Thank you for calling Acme. '.repeat(10);
  await expect(read(text, 0, 7)).resolves.toEqual({ text });
});

it.each([
  '%PDF-1.7 Hello',
  String.raw`{\rtf1\ansi Hello}`,
  'PK\u0003\u0004Hello',
  '\u0000\u0001\u0002Hello',
  '\n<!DOCTYPE html><p>Hello',
  '<?xml version="1.0"?>',
  'Merci d\ufffdavoir appel\ufffd',
])('the text of a file is refused if it is %j', async (text) => {
  await expect(read(text)).resolves.toBe('fileFailed');
});

it('the text of a file is read with the line and page breaks of office programs', async () => {
  await expect(read('One\ttwo.\r\nThree\vfour.\fé')).resolves.toEqual({ text: 'One\ttwo.\r\nThree\nfour.\n\né' });
});

describe('a file that is chosen', () => {
  let box: ImportBox;

  beforeEach(async () => {
    box = await openImport({ messages: [message(1)] }, 'By hand.');
  });

  it('is added below what was typed, and stays while the dialog is closed', async () => {
    await box.choose('Of a file.');
    await box.reopen();
    expect(box.field()?.value).toBe('By hand.\n\nOf a file.');
  });

  it.each([
    ['nothing in it', ' \n', 'This file is empty.'],
    ['more than 1 MB', 'x'.repeat(maxFileText + 1), 'This file is too large. The limit is 1 MB of text.'],
    ['what is no text', '%PDF-1.7', 'This file can’t be read as text.'],
  ])('with %s is reported until the text changes, and changes nothing', async (_what, text, problem) => {
    await box.choose(text);
    expect(box.field()?.value).toBe('By hand.');
    expect(box.alert()).toContain(problem);
    await box.type('By hand!');
    expect(box.alert()).toBeUndefined();
  });

  /** Drags over the text, or drops there. Returns whether the browser's default is prevented. */
  const drag = async (name: 'dragover' | 'drop', dataTransfer: object): Promise<boolean> => {
    const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), { dataTransfer });
    await drawing(() => box.field()?.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const files = (...texts: readonly string[]) => ({ types: ['Files'], files: texts.map(fileOf) });

  it('can be dropped on the text, but not several, and the browser drops texts by itself', async () => {
    await drag('drop', files('One.', 'Two.'));
    expect([box.field()?.value, box.alert()]).toEqual(['By hand.', 'Choose one file at a time.']);
    expect(await drag('dragover', files())).toBe(true);
    expect(await drag('drop', files('Of a file.'))).toBe(true);
    expect(box.field()?.value).toBe('By hand.\n\nOf a file.');
    const text = { types: ['text/plain'], files: [] };
    expect([await drag('dragover', text), await drag('drop', text)]).toEqual([false, false]);
  });
});
