import { vi } from 'vitest';

/** The result of playing a file: it plays, is refused, or stays pending. */
type Fate = 'plays' | 'fails' | 'stalls';

interface FakeMedia {
  /** The files that are audible, or would be as soon as they have loaded. */
  readonly sounding: () => readonly string[];
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
  };
}
