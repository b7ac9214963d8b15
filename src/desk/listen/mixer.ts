export type Line = 'studio' | 'phone';

/** Seconds in which the music fades in and out. */
const fade = 0.25;

/** The way of a voice and its music to the loudspeaker. */
export interface Mixer {
  readonly setLine: (line: Line) => void;
  /** From 0 to 1. */
  readonly setMusicVolume: (volume: number) => void;
  readonly close: () => void;
}

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

/** Mixes files that can be read across origins, through Web Audio. */
export function webAudioMixer(voice: HTMLMediaElement, music: HTMLMediaElement | null): Mixer {
  const context = new AudioContext();
  const mix = new GainNode(context);
  const musicGain = new GainNode(context, { gain: 0 });
  const line = phoneLine(context);
  context.createMediaElementSource(voice).connect(mix);
  if (music !== null) context.createMediaElementSource(music).connect(musicGain).connect(mix);
  line.reduce((from, to) => from.connect(to)).connect(context.destination);
  void context.resume();
  return {
    setLine: (wanted) => {
      mix.disconnect();
      mix.connect(wanted === 'phone' ? (line[0] ?? context.destination) : context.destination);
    },
    setMusicVolume: (volume) => musicGain.gain.setTargetAtTime(volume, context.currentTime, fade),
    close: () => void context.close(),
  };
}

/** Plain playback of files that can't be read: only the volume can be changed. */
export const plainMixer = (music: HTMLMediaElement | null): Mixer => ({
  setLine: () => {},
  setMusicVolume: (volume) => {
    if (music !== null) music.volume = volume;
  },
  close: () => {},
});
