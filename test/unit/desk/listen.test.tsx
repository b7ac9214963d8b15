// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ListenTool } from '../../../src/desk/listen/listen-tool.tsx';
import { tracksAtom, voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { isToolDialogOpenAtom } from '../../../src/state/dialogs.ts';
import { drawing } from '../helpers/draw.tsx';
import { fakeMedia } from '../helpers/fake-media.ts';
import { edit, toastsOf } from '../helpers/form-store.ts';
import { messages, voiceOf } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw-tool.tsx';

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

describe('listening as a caller', () => {
  it('is offered if a chosen voice has a sample', async () => {
    const { store, place } = await drawCaller();
    expect(place.textContent).toContain('not your text');
    await drawing(() => store.set(voicesAtom, { status: 'ready', data: [voiceOf('v1'), voiceOf('v2')] }));
    expect(place.textContent).toBe('');
  });

  it('stops the music if a sample is broken', async () => {
    const { sounding } = fakeMedia({ 'v1.mp3': 'fails' });
    const { store, button, press } = await drawCaller();
    await press('Listen as a caller');
    expect(sounding()).toEqual([]);
    expect(button('Listen as a caller')).toBeDefined();
    expect(toastsOf(store)).toHaveLength(1);
  });

  it.each<[string, (tool: Awaited<ReturnType<typeof drawCaller>>) => unknown]>([
    ['the press of Stop', ({ button }) => button('Stop listening')?.click()],
    ['a dialog', ({ store }) => store.set(isToolDialogOpenAtom, true)],
    ['another voice', (tool) => edit(tool, { voices: ['v2'] })],
    ['leaving the page', () => dispatchEvent(new Event('pagehide'))],
  ])('is silent after %s while a sample never loads', async (_, end) => {
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
});
