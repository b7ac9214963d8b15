// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ListenTool } from '../../../src/desk/listen/listen-tool.tsx';
import { ReadAloud } from '../../../src/desk/listen/read-aloud.tsx';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { isToolOpenAtom } from '../../../src/state/dialogs.ts';
import { changeOrderAtom } from '../../../src/state/order/order.ts';
import type { OrderStore } from '../../../src/state/atoms/store.ts';
import { play, silencePlayer } from '../../../src/ui/audio/player.ts';
import { drawing, drawPart, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message, voiceOf } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
const button = (name: string) =>
  [...(drawn?.place.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === name);
const press = (name: string) => drawing(() => button(name)?.click());

class FakeUtterance extends EventTarget {
  readonly text: string;
  voice: unknown = null;
  lang = '';
  constructor(text: string) {
    super();
    this.text = text;
  }
}

let spoken: FakeUtterance[] = [];
const cancel = vi.fn<() => void>();

function device(...languages: readonly string[]): void {
  vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => languages.map((lang) => ({ lang, localService: true })),
    addEventListener: () => {},
    removeEventListener: () => {},
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
    cancel,
  });
}

beforeEach(() => {
  spoken = [];
  cancel.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
});
afterEach(async () => {
  await drawn?.takeAway();
  silencePlayer();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function drawReader(content = 'Thank you for calling us.'): Promise<OrderStore> {
  const { store } = readyStore({ messages: [message(1, { content })] });
  drawn = await drawPart(store, <ReadAloud id={1} />);
  return store;
}

describe('reading aloud', () => {
  it('uses a voice of the text’s language, and shows how long it took', async () => {
    device('fr-CA', 'en-US');
    await drawReader();
    await press('Read aloud');
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['Thank you for calling us.', 'en-US']]);
    expect(button('Stop reading')).toBeDefined();
    await drawing(() => spoken[0]?.dispatchEvent(new Event('end')));
    expect(drawn?.place.textContent).toMatch(/Read aloudThe computer voice took \d+ s\./u);
  });

  it('stops at a press, and when something else plays', async () => {
    device('en-US');
    await drawReader();
    await press('Read aloud');
    await press('Stop reading');
    expect(cancel).toHaveBeenCalledOnce();
    await press('Read aloud');
    await drawing(() => play({}, 'https://shop.example/a.mp3'));
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(button('Read aloud')).toBeDefined();
  });

  it('stays silent if the voice begins only after the stop', async () => {
    device('en-US');
    await drawReader();
    await press('Read aloud');
    await press('Stop reading');
    cancel.mockClear();
    await drawing(() => spoken[0]?.dispatchEvent(new Event('start')));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it.each<[string, (store: OrderStore) => unknown]>([
    ['a dialog opens', (store) => store.set(isToolOpenAtom, true)],
    ['it is taken away', () => drawn?.takeAway()],
    ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ])('stops when %s', async (_, end) => {
    device('en-US');
    const store = await drawReader();
    await press('Read aloud');
    await drawing(() => end(store));
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('is not offered without a voice of the language', async () => {
    device('de-DE');
    await drawReader('Thank you.');
    expect(drawn?.place.textContent).toBe('');
  });
});

describe('listening as a caller', () => {
  async function drawCaller(preview: string | null) {
    const { store } = readyStore({ messages: [message(1), message(2)] });
    store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1', { preview }), voiceOf('v2')] });
    drawn = await drawPart(store, <ListenTool />);
    return store;
  }

  it('is offered if a chosen voice has a sample', async () => {
    await drawCaller('https://shop.example/v1.mp3');
    expect(drawn?.place.textContent).toContain('not your text');
    await drawn?.takeAway();
    await drawCaller(null);
    expect(drawn?.place.textContent).toBe('');
  });

  it('plays, and stops at a press or for another voice', async () => {
    const store = await drawCaller('https://shop.example/v1.mp3');
    await press('Listen as a caller');
    expect(drawn?.place.querySelector('progress')).not.toBeNull();
    await press('Stop listening');
    expect(drawn?.place.querySelector('progress')).toBeNull();
    await press('Listen as a caller');
    await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v1', 'v2'], musicSeconds: 5 })));
    await drawing(() => store.set(changeOrderAtom, (order) => ({ ...order, voices: ['v2'] })));
    expect(button('Stop listening')).toBeUndefined();
  });
});
