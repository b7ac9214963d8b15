import type { CallerPart } from '../../domain/scripts/listen/loop.ts';
import { plainGraph, webAudioGraph, type Line, type SoundGraph } from './sound-graph.ts';

/** Settles like the promise, but rejects when aborted, without waiting for work that may take minutes or never end. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** The files to play. */
export interface Hearing {
  readonly parts: readonly CallerPart[];
  readonly track: string | null;
  readonly line: Line;
}

/** A voice and its music, audible until closed. */
export interface Sound {
  readonly voice: HTMLAudioElement;
  readonly graph: SoundGraph;
  /** Whether the phone line can be chosen: the files can be read across origins. */
  readonly hasLine: boolean;
  /** Silences everything at once, including files that are still loading. */
  readonly close: () => void;
}

interface Elements {
  readonly voice: HTMLAudioElement;
  readonly music: HTMLAudioElement | null;
}

function elementsFor({ parts, track }: Hearing, isReadable: boolean): Elements {
  const make = (url: string): HTMLAudioElement => {
    const audio = new Audio();
    if (isReadable) audio.crossOrigin = 'anonymous';
    audio.src = url;
    return audio;
  };
  const first = parts.find((part) => 'url' in part);
  const music = track === null ? null : make(track);
  if (music !== null) music.loop = true;
  return { voice: make(first && 'url' in first ? first.url : ''), music };
}

function silence({ voice, music }: Elements): void {
  for (const audio of [voice, music]) {
    audio?.pause();
    audio?.removeAttribute('src');
    audio?.load();
  }
}

/**
 * Starts the first sample and the music, through Web Audio if the files can be read. Both elements start during the
 * press itself: later, browsers would not allow it. Rejects if one of them can't be played, or when aborted; nothing is
 * audible after that.
 */
export async function openSound(hearing: Hearing, isReadable: boolean, signal: AbortSignal): Promise<Sound> {
  signal.throwIfAborted();
  const elements = elementsFor(hearing, isReadable);
  const { voice, music } = elements;
  let graph: SoundGraph | null = null;
  const close = (): void => {
    signal.removeEventListener('abort', close);
    silence(elements);
    graph?.close();
  };
  signal.addEventListener('abort', close);
  try {
    await untilAborted(Promise.all([voice.play(), music?.play()]), signal);
    graph = isReadable ? webAudioGraph(voice, music, hearing.line) : plainGraph(music);
    return { voice, graph, hasLine: isReadable, close };
  } catch (error) {
    close();
    throw error;
  }
}
