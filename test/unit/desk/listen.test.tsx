// @vitest-environment happy-dom
import { afterEach, expect, it, vi, beforeEach } from 'vitest';
import { ListenTool } from '../../../src/desk/listen/listen-tool.tsx';
import { tracksAtom, voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { isToolDialogOpenAtom } from '../../../src/state/dialogs.ts';
import { drawTool, drawing } from '../helpers/draw.tsx';
import { edit, toastsOf } from '../helpers/form-store.ts';
import { messages, voiceOf, message } from '../helpers/samples.ts';
import { ReadAloud } from '../../../src/desk/listen/read-aloud.tsx';
import { play, silencePlayer } from '../../../src/ui/audio/player.ts';

/** The result of playing a file: it plays, is refused, or stays pending. */
type Fate = 'plays' | 'fails' | 'stalls';

interface FakeMedia {
  /** The files that are audible, or would be as soon as they have loaded. */
  readonly sounding: () => readonly string[];
  /** The files that were started, each time. */
  readonly played: readonly string[];
}

/** Replaces playback; the fate of a file is looked up by its name, and a file without one plays. */
function fakeMedia(fates: Readonly<Record<string, Fate>>): FakeMedia {
  const started = new Set<HTMLMediaElement>();
  const played: string[] = [];
  const fileOf = (media: HTMLMediaElement): string => (media.getAttribute('src') ?? '').split('/').at(-1) ?? '';
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    const fate = fates[fileOf(this)] ?? 'plays';
    played.push(fileOf(this));
    if (fate === 'fails') return Promise.reject(new DOMException('no such file', 'NotSupportedError'));
    started.add(this);
    return fate === 'stalls' ? new Promise(() => {}) : Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    started.delete(this);
  });
  return {
    sounding: () => [...started].map(fileOf),
    played,
  };
}

const url = (file: string): string => `https://shop.example/${file}`;

async function drawCaller() {
  const order = { messages: messages(2), voices: ['v1', 'v2'], tracks: ['t1'], musicSeconds: 5 };
  const tool = await drawTool(<ListenTool />, order);
  const { store } = tool;
  const voices = ['v1', 'v2'].map((id) => voiceOf(id, { preview: url(`${id}.mp3`) }));
  await drawing(() => store.set(voicesAtom, { status: 'ready', data: voices }));
  const track = { id: 't1', title: 'Creek', categories: ['acoustic'], url: url('music.mp3') };
  await drawing(() => store.set(tracksAtom, { status: 'ready', data: [track] }));
  return tool;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('listening as a caller is offered if a chosen voice has a sample', async () => {
  const { store, place } = await drawCaller();
  expect(place.textContent).toContain('not your text');
  await drawing(() => store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1'), voiceOf('v2')] }));
  expect(place.textContent).toBe('');
});

it('listening as a caller stops the music if a sample is broken', async () => {
  const { sounding } = fakeMedia({ 'v1.mp3': 'fails' });
  const { store, button, press } = await drawCaller();
  await press('Listen as a caller');
  expect(sounding()).toEqual([]);
  expect(button('Listen as a caller')).toBeDefined();
  expect(toastsOf(store)).toHaveLength(1);
});

it('listening as a caller starts each sound once where the sounds cannot be mixed', async () => {
  const { played } = fakeMedia({});
  vi.stubGlobal('AudioContext', undefined);
  const { press } = await drawCaller();
  await press('Listen as a caller');
  expect(played).toEqual(['v1.mp3', 'music.mp3']);
});

it('listening as a caller works in a dialog that is open, too', async () => {
  const { sounding } = fakeMedia({ 'v1.mp3': 'stalls' });
  const { store, button, press } = await drawCaller();
  await drawing(() => store.set(isToolDialogOpenAtom, true));
  await press('Listen as a caller');
  expect(sounding()).toEqual(['v1.mp3', 'music.mp3']);
  expect(button('Stop listening')).toBeDefined();
});

it.each<[string, (tool: Awaited<ReturnType<typeof drawCaller>>) => unknown]>([
  ['the press of Stop', ({ button }) => button('Stop listening')?.click()],
  ['a dialog', ({ store }) => store.set(isToolDialogOpenAtom, true)],
  ['another voice', (tool) => edit(tool, { voices: ['v2'] })],
  ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
])('listening as a caller is silent after %s while a sample never loads', async (_, end) => {
  const { sounding } = fakeMedia({ 'v1.mp3': 'stalls' });
  const tool = await drawCaller();
  const { store, button, press } = tool;
  await press('Listen as a caller');
  expect(sounding()).toEqual(['v1.mp3', 'music.mp3']);
  await drawing(() => end(tool));
  expect(sounding()).toEqual([]);
  expect(button('Listen as a caller')).toBeDefined();
  expect(toastsOf(store)).toEqual([]);
});

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
afterEach(() => {
  silencePlayer();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const drawReader = () =>
  drawTool(<ReadAloud id={1} />, { messages: [message(1, { content: 'Thank you for calling us.' })] });

it('reading aloud uses a voice of the text’s language', async () => {
  device('fr-CA', 'en-US');
  const { button, press } = await drawReader();
  await press('Read aloud');
  expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['Thank you for calling us.', 'en-US']]);
  expect(button('Stop reading')).toBeDefined();
  await drawing(() => spoken[0]?.dispatchEvent(new Event('end')));
  expect(button('Read aloud')).toBeDefined();
});

it('reading aloud stops at a press, and when something else plays', async () => {
  device('en-US');
  const { button, press } = await drawReader();
  await press('Read aloud');
  await press('Stop reading');
  expect(cancel).toHaveBeenCalledOnce();
  // A voice may begin only after the stop.
  await drawing(() => spoken[0]?.dispatchEvent(new Event('start')));
  expect(cancel).toHaveBeenCalledTimes(2);
  await press('Read aloud');
  await drawing(() => play({}, 'https://shop.example/a.mp3'));
  expect(cancel).toHaveBeenCalledTimes(3);
  expect(button('Read aloud')).toBeDefined();
});
