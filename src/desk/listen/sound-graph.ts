import { muLawCurve } from '../../domain/script/mu-law.ts';

export type Line = 'studio' | 'phone';

/** Music under a voice, and alone. */
const loudness = { under: 0.16, alone: 0.7 } as const;
/** Seconds in which the music comes and goes. */
const fade = 0.25;

/** What two media elements are heard through. */
export interface SoundGraph {
  readonly setLine: (line: Line) => void;
  readonly duck: (isUnderVoice: boolean) => void;
  readonly close: () => void;
}

const filter = (context: AudioContext, type: BiquadFilterType, frequency: number): BiquadFilterNode =>
  new BiquadFilterNode(context, { type, frequency });

/** A telephone line: 300 to 3400 Hz, companded by mu-law; what that adds above the band of 8 kHz goes again. */
function phoneLine(context: AudioContext): readonly AudioNode[] {
  return [
    filter(context, 'highpass', 300),
    filter(context, 'highpass', 300),
    filter(context, 'lowpass', 3400),
    filter(context, 'lowpass', 3400),
    new WaveShaperNode(context, { curve: muLawCurve(16_385) }),
    filter(context, 'lowpass', 3400),
    filter(context, 'lowpass', 3400),
  ];
}

/** Puts media elements that may be read across origins through Web Audio. */
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
    close: () => void context.close(),
  };
}

/** Plain playback, where the files may not be read: louder and softer is all there is. */
export function plainGraph(music: HTMLMediaElement | null): SoundGraph {
  return {
    setLine: () => {},
    duck: (isUnder) => {
      if (music !== null) music.volume = isUnder ? loudness.under : loudness.alone;
    },
    close: () => {},
  };
}
