/** General MIDI programs; drum kits play on the drum channel. */
export const programs = {
  piano: 0,
  electricPiano: 4,
  chorusPiano: 5,
  harpsichord: 6,
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  accordion: 21,
  nylon: 24,
  steel: 25,
  jazzGuitar: 26,
  cleanGuitar: 27,
  uprightBass: 32,
  fingerBass: 33,
  violin: 40,
  cello: 42,
  pizzicato: 45,
  harp: 46,
  strings: 48,
  slowStrings: 49,
  choir: 52,
  mutedTrumpet: 59,
  horn: 60,
  saxophone: 65,
  oboe: 68,
  clarinet: 71,
  flute: 73,
  newAgePad: 88,
  warmPad: 89,
  choirPad: 91,
  haloPad: 94,
  ukulele: 24,
  kit: 0,
  brushes: 40,
} as const;

export type Instrument = keyof typeof programs;

export const drumChannel = 9;

export function isDrums(instrument: Instrument): boolean {
  return instrument === 'kit' || instrument === 'brushes';
}
