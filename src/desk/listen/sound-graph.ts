export type Line = 'studio' | 'phone';

/** Music under a voice, and alone. */
const loudness = { under: 0.16, alone: 0.7 } as const;
/** Seconds in which the music fades in and out. */
const fade = 0.25;

/** The processing of two media elements. */
export interface SoundGraph {
  readonly setLine: (line: Line) => void;
  readonly duck: (isUnderVoice: boolean) => void;
  /** Ends all sound; may be called repeatedly. */
  readonly close: () => void;
}

/** The quality, in decibels, of each filter of an eighth-order Butterworth filter: flat, then steep. */
const steep = [-5.85, -4.42, -0.92, 8.17];
/** The same for the fourth order. */
const mild = [-5.33, 2.32];

const filters = (context: AudioContext, options: BiquadFilterOptions, qualities: readonly number[]) =>
  qualities.map((Q) => new BiquadFilterNode(context, { ...options, Q }));

/**
 * A telephone line: 300 to 3400 Hz. Steep filters simulate its 8 kHz sample rate, above half of which nothing is heard.
 * To resample, the files would have to be fetched completely or a worklet loaded, which policies that allow media may
 * block; and an audio context of 8 kHz could not be switched during playback.
 */
const phoneLine = (context: AudioContext): readonly AudioNode[] => [
  ...filters(context, { type: 'highpass', frequency: 300 }, mild),
  ...filters(context, { type: 'lowpass', frequency: 3400 }, steep),
];

/** Plays media elements that can be read across origins through Web Audio. */
export function webAudioGraph(voice: HTMLMediaElement, music: HTMLMediaElement | null, line: Line): SoundGraph {
  const context = new AudioContext();
  const mix = new GainNode(context);
  const musicGain = new GainNode(context, { gain: loudness.under });
  const line8k = phoneLine(context);
  context.createMediaElementSource(voice).connect(mix);
  if (music !== null) context.createMediaElementSource(music).connect(musicGain).connect(mix);
  line8k.reduce((from, to) => from.connect(to)).connect(context.destination);
  const setLine = (wanted: Line): void => {
    mix.disconnect();
    mix.connect(wanted === 'phone' ? (line8k[0] ?? context.destination) : context.destination);
  };
  setLine(line);
  void context.resume();
  return {
    setLine,
    duck: (isUnder) =>
      musicGain.gain.setTargetAtTime(isUnder ? loudness.under : loudness.alone, context.currentTime, fade),
    close: () => void (context.state !== 'closed' && context.close()),
  };
}

/** Plain playback, for files that can't be read: only the volume can be changed. */
export function plainGraph(music: HTMLMediaElement | null): SoundGraph {
  return {
    setLine: () => {},
    duck: (isUnder) => {
      if (music !== null) music.volume = isUnder ? loudness.under : loudness.alone;
    },
    close: () => {},
  };
}
