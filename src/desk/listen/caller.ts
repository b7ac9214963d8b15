import type { CallerPart } from '../../domain/script/caller-plan.ts';
import { plainGraph, webAudioGraph, type Line, type SoundGraph } from './sound-graph.ts';

/** What is to be heard. */
export interface Hearing {
  readonly parts: readonly CallerPart[];
  readonly track: string | null;
  readonly line: Line;
}

export interface Caller {
  /** Whether the line can be chosen: the files may be read across origins. */
  readonly hasLine: boolean;
  readonly setLine: (line: Line) => void;
  /** How much has been heard, from 0 to 1. */
  readonly progress: () => number;
  /** Settles at the end, or when it is stopped; rejects where a sample can't be played. */
  readonly done: Promise<void>;
  readonly stop: () => void;
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

/** Both elements begin in answer to the press itself: later, browsers would not let them. */
const begin = ({ voice, music }: Elements) => Promise.all([voice.play(), music?.play()]);

const ended = (audio: HTMLAudioElement, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    // It may have been stopped while the sample was still on its way.
    if (signal.aborted) resolve();
    audio.addEventListener('ended', () => resolve(), { signal });
    audio.addEventListener('error', () => reject(new Error('a sample could not be played')), { signal });
    signal.addEventListener('abort', () => resolve());
  });

const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Web Audio where the files may be read across origins, else plain playback. */
async function open(
  hearing: Hearing,
  signal: AbortSignal,
): Promise<{ elements: Elements; graph: SoundGraph; hasLine: boolean }> {
  const readable = elementsFor(hearing, true);
  try {
    await begin(readable);
    return { elements: readable, graph: webAudioGraph(readable.voice, readable.music, hearing.line), hasLine: true };
  } catch {
    silence(readable);
    const elements = elementsFor(hearing, false);
    if (!signal.aborted) await begin(elements);
    return { elements, graph: plainGraph(elements.music), hasLine: false };
  }
}

/** Plays what a caller hears. Rejects where nothing can be played. */
export async function call(hearing: Hearing, controller: AbortController): Promise<Caller> {
  const { parts } = hearing;
  const { signal } = controller;
  const { elements, graph, hasLine } = await open(hearing, signal);
  const { voice } = elements;
  let index = 0;
  let gapStart = 0;
  const fraction = (): number => {
    const part = parts[index];
    if (part === undefined) return 0;
    if ('seconds' in part) return (Date.now() - gapStart) / (part.seconds * 1000);
    return voice.duration > 0 ? voice.currentTime / voice.duration : 0;
  };
  const run = async (): Promise<void> => {
    for (; index < parts.length && !signal.aborted; index += 1) {
      const part = parts[index];
      if (part === undefined) return;
      graph.duck('url' in part);
      if ('seconds' in part) {
        gapStart = Date.now();
        await pause(part.seconds, signal);
        continue;
      }
      if (index > 0) {
        voice.src = part.url;
        await voice.play();
      }
      await ended(voice, signal);
    }
  };
  const done = run().finally(() => {
    controller.abort();
    silence(elements);
    graph.close();
  });
  return {
    hasLine,
    setLine: graph.setLine,
    progress: () => Math.min(1, (index + Math.min(1, fraction())) / parts.length),
    done,
    stop: () => controller.abort(),
  };
}
