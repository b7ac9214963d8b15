import type { CallerPart } from '../../domain/scripts/listen/loop.ts';
import { pause } from '../../state/host/in-time.ts';

export type Line = 'studio' | 'phone';

/** The volume of the music under a voice, and alone. */
const loudness = { under: 0.16, alone: 0.7 };

/** Seconds in which the music fades in and out. */
const fade = 0.25;

/** The quality, in decibels, of each filter of an eighth-order Butterworth filter: flat, then steep. */
const steep = [-5.85, -4.42, -0.92, 8.17];
/** The same for the fourth order. */
const mild = [-5.33, 2.32];

/**
 * A telephone line: 300 to 3400 Hz. Steep filters simulate its 8 kHz sample rate, above half of which nothing is heard.
 * To resample, the files would have to be fetched completely or a worklet loaded, which policies that allow media may
 * block; and an audio context of 8 kHz could not be switched during playback.
 */
const phoneLine = (context: AudioContext): readonly AudioNode[] => [
  ...mild.map((Q) => new BiquadFilterNode(context, { type: 'highpass', frequency: 300, Q })),
  ...steep.map((Q) => new BiquadFilterNode(context, { type: 'lowpass', frequency: 3400, Q })),
];

/** Mixes a voice and its music through Web Audio: their files must be readable across origins. */
function createMixer(voice: HTMLAudioElement, music: HTMLAudioElement) {
  const context = new AudioContext();
  const mix = new GainNode(context);
  const musicGain = new GainNode(context, { gain: 0 });
  const line = phoneLine(context);
  context.createMediaElementSource(voice).connect(mix);
  context.createMediaElementSource(music).connect(musicGain).connect(mix);
  line.reduce((from, to) => from.connect(to)).connect(context.destination);
  void context.resume();
  return {
    setLine: (wanted: Line): void => {
      mix.disconnect();
      mix.connect(wanted === 'phone' ? (line[0] ?? context.destination) : context.destination);
    },
    setMusicVolume: (volume: number) => musicGain.gain.setTargetAtTime(volume, context.currentTime, fade),
    close: () => void context.close(),
  };
}

const start = (audio: HTMLAudioElement, url: string, crossOrigin: 'anonymous' | null): Promise<void> =>
  Object.assign(audio, { crossOrigin, src: url }).play();

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

interface Hearing {
  readonly parts: readonly CallerPart[];
  readonly track: string | null;
}

/**
 * Plays what a caller hears, and resolves at its end. Rejects if something can't be played, or when aborted. Everything
 * is silent by then, whatever files are still loading. `onPlaying` must choose the line with the function that it gets,
 * and may change it with that later; null if the files can't be read across origins.
 */
export async function playAsCaller(
  { parts, track }: Hearing,
  signal: AbortSignal,
  onPlaying: (setLine: ((line: Line) => void) | null) => void,
): Promise<void> {
  const voice = new Audio();
  const music = Object.assign(new Audio(), { loop: true });
  const first = parts.find((part) => 'url' in part)?.url ?? '';
  let mixer: ReturnType<typeof createMixer> | undefined;
  // Both start during the click itself: later, browsers would not allow it.
  const startBoth = (crossOrigin: 'anonymous' | null): Promise<unknown> =>
    Promise.all([start(voice, first, crossOrigin), track !== null && start(music, track, crossOrigin)]);
  const play = async (): Promise<void> => {
    const canRead = await startBoth('anonymous').then(
      () => true,
      () => false,
    );
    signal.throwIfAborted();
    if (!canRead) await startBoth(null);
    else if (typeof AudioContext === 'function') mixer = createMixer(voice, music);
    onPlaying(mixer?.setLine ?? null);
    for (const part of parts) {
      const isSample = 'url' in part;
      const volume = isSample ? loudness.under : loudness.alone;
      if (mixer) mixer.setMusicVolume(volume);
      else music.volume = volume;
      if (isSample && part !== parts[0]) await start(voice, part.url, canRead ? 'anonymous' : null);
      await (isSample ? ended(voice) : pause(part.seconds * 1000, signal));
    }
  };
  try {
    await Promise.race([play(), aborted(signal)]);
  } finally {
    for (const audio of [voice, music]) {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    }
    mixer?.close();
  }
}
