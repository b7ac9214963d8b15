// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReadAloud } from '../../../src/desk/listen/read-aloud.tsx';
import { play, silencePlayer } from '../../../src/ui/audio/player.ts';
import { drawing } from '../helpers/draw.tsx';
import { message } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw-tool.tsx';

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

describe('reading aloud', () => {
  it('uses a voice of the text’s language, and shows how long it took', async () => {
    device('fr-CA', 'en-US');
    const { place, button, press } = await drawReader();
    await press('Read aloud');
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([['Thank you for calling us.', 'en-US']]);
    expect(button('Stop reading')).toBeDefined();
    await drawing(() => spoken[0]?.dispatchEvent(new Event('end')));
    expect(place.textContent).toMatch(/Read aloudThe computer voice took \d+ s\./u);
  });

  it('stops at a press, and when something else plays', async () => {
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
});
