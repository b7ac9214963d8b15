// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { ImportTool } from '../../../src/desk/import/import-tool.tsx';
import { readFile } from '../../../src/desk/import/read-file.ts';
import { drawing, drawPart, typeInto, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

const all = <Name extends keyof HTMLElementTagNameMap>(name: Name) => [...(drawn?.place.querySelectorAll(name) ?? [])];
const box = () => all('textarea')[0];
const alert = (): string | undefined => drawn?.place.querySelector('p[role=alert]')?.textContent;
const isLit = (): boolean => drawn?.place.querySelector('[data-over=true]') !== null;

async function open(): Promise<void> {
  drawn = await drawPart(readyStore({ messages: [message(1)] }).store, <ImportTool />);
  await drawing(() => all('button')[0]?.click());
  await typeInto(box(), 'By hand.');
}

const fileOf = (text: string): File => new File([text], 'scripts.txt');

/** Drags files, or what else there is, over an element, or drops it there. Gives whether the browser is kept from it. */
async function drag(
  name: 'dragover' | 'dragleave' | 'drop',
  on: Element | undefined,
  { files = [], types = ['Files'] }: { readonly files?: readonly File[]; readonly types?: readonly string[] } = {},
): Promise<boolean> {
  const event = Object.assign(new Event(name, { bubbles: true, cancelable: true }), {
    dataTransfer: { files, types },
    relatedTarget: null,
  });
  await drawing(async () => {
    on?.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return event.defaultPrevented;
}

describe('what is dragged over the box', () => {
  it('as a file on the text is read like one on the field below it, which lights up', async () => {
    await open();
    expect(await drag('dragover', box())).toBe(true);
    expect(isLit()).toBe(true);
    expect(await drag('drop', box(), { files: [fileOf('Of a file.')] })).toBe(true);
    expect(isLit()).toBe(false);
    expect(box()?.value).toBe('By hand.\n\nOf a file.');
  });

  it('and away again lights nothing up any more', async () => {
    await open();
    await drag('dragover', box());
    await drag('dragleave', box());
    expect(isLit()).toBe(false);
  });

  it('as several files is not taken, which is said', async () => {
    await open();
    await drag('drop', box(), { files: [fileOf('One.'), fileOf('Two.')] });
    expect(alert()).toBe('Choose one file at a time.');
    expect(box()?.value).toBe('By hand.');
  });

  it('as a text that was marked is left to the browser', async () => {
    await open();
    const marked = { types: ['text/plain', 'text/html'] };
    expect(await drag('dragover', box(), marked)).toBe(false);
    expect(isLit()).toBe(false);
    expect(await drag('drop', box(), marked)).toBe(false);
    expect(box()?.value).toBe('By hand.');
  });
});

describe('a file', () => {
  it.each([
    ['Received: from mail.example by mx.example;\n\tMon, 23 Nov 2026\nSubject: Scripts\n\nHello.'],
    ['From: Ann <ann@example.com>\r\nMIME-Version: 1.0\r\n\r\n=48ello.'],
  ])('that is a mail is not taken, and says what to do: %j', async (mail) => {
    await open();
    await drag('drop', box(), { files: [fileOf(mail)] });
    expect(alert()).toBe('This is a saved email. Copy its text and paste it here.');
    expect(box()?.value).toBe('By hand.');
  });

  it.each(['Received:\nWe have got your message.', 'Greeting: Hello.\n\nReceived: from us, thanks.'])(
    'that only has a word of mails is taken: %j',
    async (text) => {
      await open();
      await drag('drop', box(), { files: [fileOf(text)] });
      expect(box()?.value).toBe(`By hand.\n\n${text}`);
    },
  );

  it.each<[string, BlobPart]>([
    ['a picture of a few bytes', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x01, 0x02, 0x03, 0x04)],
    ['signs that control a machine', 'Hello\u0007 there'],
    ['bytes that stand for nothing', Uint8Array.of(0x48, 0x81, 0x48)],
    ['signs that no one could read', 'Merci d\ufffdavoir appel\ufffd'],
  ])('that holds %s is no text', async (_what, bytes) => {
    await expect(readFile(new File([bytes], 'scripts.txt'))).resolves.toBe('fileFailed');
  });

  it('may part its words, lines and pages by any sign', async () => {
    const text = 'One\ttwo.\r\nThree\vfour.\fFive.';
    await expect(readFile(fileOf(text))).resolves.toEqual({ text });
  });
});
