import { vi } from 'vitest';

/** The result of playing a file: it plays, is refused, or stays pending. */
type Fate = 'plays' | 'fails' | 'stalls';

interface FakeMedia {
  /** The files that are audible, or would be as soon as they have loaded. */
  readonly sounding: () => readonly string[];
  /** The element that plays a file. */
  readonly element: (file: string) => HTMLMediaElement | undefined;
}

/** Replaces playback; the fate of a file is looked up by its name, and a file without one plays. */
export function fakeMedia(fates: Readonly<Record<string, Fate>>): FakeMedia {
  const started = new Set<HTMLMediaElement>();
  const fileOf = (media: HTMLMediaElement): string => (media.getAttribute('src') ?? '').split('/').at(-1) ?? '';
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(this: HTMLMediaElement) {
    const fate = fates[fileOf(this)] ?? 'plays';
    if (fate === 'fails') return Promise.reject(new DOMException('no such file', 'NotSupportedError'));
    started.add(this);
    return fate === 'stalls' ? new Promise(() => {}) : Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    started.delete(this);
  });
  return {
    sounding: () => [...started].map(fileOf),
    element: (file) => [...started].find((media) => fileOf(media) === file),
  };
}

/** A Web Audio that lets everything through; returns how many contexts are open. */
export function fakeWebAudio(): () => number {
  let open = 0;
  class Node {
    readonly gain = { setTargetAtTime: () => {} };
    readonly connect = <T>(to: T): T => to;
    readonly disconnect = (): void => {};
  }
  class Context {
    state = 'running';
    constructor() {
      open += 1;
    }
    readonly createMediaElementSource = (): Node => new Node();
    readonly resume = (): Promise<void> => Promise.resolve();
    readonly close = (): Promise<void> => {
      open -= 1;
      this.state = 'closed';
      return Promise.resolve();
    };
  }
  vi.stubGlobal('AudioContext', Context);
  for (const name of ['GainNode', 'BiquadFilterNode', 'WaveShaperNode']) vi.stubGlobal(name, Node);
  return () => open;
}
