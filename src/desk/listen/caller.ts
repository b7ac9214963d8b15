import type { CallerPart } from '../../domain/scripts/listen/loop.ts';
import { pause } from '../../state/host/in-time.ts';
import { plainMixer, webAudioMixer, type Line, type Mixer } from './mixer.ts';

/** The volume of the music under a voice, and alone. */
const loudness = { under: 0.16, alone: 0.7 } as const;

export interface Hearing {
  readonly parts: readonly CallerPart[];
  readonly track: string | null;
  readonly line: Line;
}

export interface Caller {
  /** Whether the phone line can be chosen: the files can be read across origins. */
  readonly hasLine: boolean;
  readonly setLine: (line: Line) => void;
}

interface Source {
  readonly audio: HTMLAudioElement;
  readonly url: string;
}

const start = (files: readonly Source[], crossOrigin: 'anonymous' | null): Promise<unknown> =>
  Promise.all(files.map(({ audio, url }) => Object.assign(audio, { crossOrigin, src: url }).play()));

/**
 * Starts files together, during the press itself: later, browsers would not allow it. Returns whether they can be read
 * across origins. Rejects if one of them can't be played.
 */
async function startFiles(files: readonly Source[], signal: AbortSignal): Promise<boolean> {
  try {
    await start(files, 'anonymous');
    return typeof AudioContext === 'function';
  } catch {
    signal.throwIfAborted();
    await start(files, null);
    return false;
  }
}

/** Resolves at the end of a sample, which may have come already while the music was still loading. */
const ended = (audio: HTMLAudioElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (audio.ended) resolve();
    audio.addEventListener('ended', () => resolve(), { once: true });
    audio.addEventListener('error', () => reject(new Error('a sample could not be played')), { once: true });
  });

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/**
 * Plays what a caller hears, and resolves at its end. Rejects if something can't be played, or when aborted. Everything
 * is silent by then, whatever files are still loading.
 */
export async function playAsCaller(
  { parts, track, line }: Hearing,
  signal: AbortSignal,
  onPlaying: (caller: Caller) => void,
): Promise<void> {
  const voice = new Audio();
  const music = track === null ? null : Object.assign(new Audio(), { loop: true });
  const first = parts.find((part) => 'url' in part)?.url ?? '';
  const files = [{ audio: voice, url: first }, ...(music && track !== null ? [{ audio: music, url: track }] : [])];
  let mixer: Mixer | undefined;
  const play = async (): Promise<void> => {
    const hasLine = await startFiles(files, signal);
    signal.throwIfAborted();
    mixer = hasLine ? webAudioMixer(voice, music) : plainMixer(music);
    mixer.setLine(line);
    onPlaying({ hasLine, setLine: mixer.setLine });
    for (const part of parts) {
      const isSample = 'url' in part;
      mixer.setMusicVolume(isSample ? loudness.under : loudness.alone);
      if (isSample && part !== parts[0]) await start([{ audio: voice, url: part.url }], hasLine ? 'anonymous' : null);
      await (isSample ? ended(voice) : pause(part.seconds * 1000, signal));
    }
  };
  try {
    await Promise.race([play(), aborted(signal)]);
  } finally {
    for (const { audio } of files) {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    }
    mixer?.close();
  }
}
