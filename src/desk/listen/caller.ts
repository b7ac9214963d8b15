import { pause } from '../../state/host/in-time.ts';
import type { CallerPart } from '../../domain/scripts/listen/loop.ts';
import type { Line } from './sound-graph.ts';
import { openSound, untilAborted, type Hearing, type Sound } from './sound.ts';

/** The current part. */
export interface Caller {
  /** Whether the phone line can be chosen: the files can be read across origins. */
  readonly hasLine: boolean;
  readonly setLine: (line: Line) => void;
  /** How much has been heard, from 0 to 1. */
  readonly progress: () => number;
}

/** Resolves at the end of a sample, which may have come already while the music was still loading. */
const ended = (audio: HTMLAudioElement): Promise<void> =>
  new Promise((resolve, reject) => {
    if (audio.ended) resolve();
    audio.addEventListener('ended', () => resolve(), { once: true });
    audio.addEventListener('error', () => reject(new Error('a sample could not be played')), { once: true });
  });

/** Through Web Audio if the files can be read across origins, otherwise as plain playback. */
const open = (hearing: Hearing, signal: AbortSignal): Promise<Sound> =>
  openSound(hearing, true, signal).catch(() => openSound(hearing, false, signal));

/** Plays the remaining parts of a sound that has started with the first one. */
function run(parts: readonly CallerPart[], sound: Sound, signal: AbortSignal) {
  const { voice, graph, hasLine } = sound;
  let index = 0;
  let gapStart = 0;
  const fraction = (): number => {
    const part = parts[index];
    if (part === undefined) return 0;
    if ('seconds' in part) return (Date.now() - gapStart) / (part.seconds * 1000);
    return voice.duration > 0 ? voice.currentTime / voice.duration : 0;
  };
  const playPart = async (part: CallerPart): Promise<void> => {
    graph.duck('url' in part);
    if ('seconds' in part) {
      gapStart = Date.now();
      return untilAborted(pause(part.seconds * 1000), signal);
    }
    if (index > 0) {
      voice.src = part.url;
      await untilAborted(voice.play(), signal);
    }
    return untilAborted(ended(voice), signal);
  };
  const playAll = async (): Promise<void> => {
    for (const part of parts) {
      index = parts.indexOf(part);
      await playPart(part);
    }
  };
  const progress = (): number => Math.min(1, (index + Math.min(1, fraction())) / parts.length);
  const caller: Caller = { hasLine, setLine: graph.setLine, progress };
  return { caller, done: playAll() };
}

/**
 * Plays what a caller hears, and resolves at its end. Rejects if something can't be played, or when aborted. Everything
 * is silent by then, whatever files are still loading.
 */
export async function call(hearing: Hearing, signal: AbortSignal, onPlaying: (caller: Caller) => void): Promise<void> {
  const sound = await open(hearing, signal);
  try {
    const { caller, done } = run(hearing.parts, sound, signal);
    onPlaying(caller);
    await done;
  } finally {
    sound.close();
  }
}
