export interface Note {
  /** In beats. */
  start: number;
  beats: number;
  pitch: number;
  /** 0 to 1. */
  force: number;
}

export interface Track {
  channel: number;
  program: number;
  pan: number;
  reverb: number;
  notes: readonly Note[];
}

interface Event {
  tick: number;
  bytes: number[];
}

const ticksPerBeat = 480;

function variable(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return bytes;
}

function chunk(name: string, data: readonly number[]): number[] {
  const { length } = data;
  return [...Buffer.from(name), length >>> 24, (length >>> 16) & 255, (length >>> 8) & 255, length & 255, ...data];
}

function trackChunk(events: readonly Event[]): number[] {
  let now = 0;
  const sorted = events.toSorted((a, b) => a.tick - b.tick);
  const data = sorted.flatMap(({ tick, bytes }) => {
    const delta = variable(tick - now);
    now = tick;
    return [...delta, ...bytes];
  });
  return chunk('MTrk', [...data, 0, 0xff, 0x2f, 0]);
}

function setup({ channel, program, pan, reverb }: Track): Event[] {
  const control = (number: number, value: number): Event => ({ tick: 0, bytes: [0xb0 | channel, number, value] });
  return [
    { tick: 0, bytes: [0xc0 | channel, program] },
    control(7, 100),
    control(10, pan),
    control(91, reverb),
    control(93, 0),
  ];
}

function noteEvents({ channel, notes }: Track): Event[] {
  return notes.flatMap(({ start, beats, pitch, force }) => {
    const on = Math.max(0, Math.round(start * ticksPerBeat));
    const off = Math.max(on + 20, Math.round((start + beats) * ticksPerBeat) - 4);
    const velocity = Math.min(127, Math.max(1, Math.round(force * 127)));
    return [
      { tick: off, bytes: [0x80 | channel, pitch, 0] },
      { tick: on, bytes: [0x90 | channel, pitch, velocity] },
    ];
  });
}

export function midiFile(tracks: readonly Track[], bpm: number): Uint8Array {
  const micros = Math.round(60_000_000 / bpm);
  const tempo = [0xff, 0x51, 3, micros >> 16, (micros >> 8) & 255, micros & 255];
  const chunks = [
    trackChunk([{ tick: 0, bytes: tempo }]),
    ...tracks.map((track) => trackChunk([...setup(track), ...noteEvents(track)])),
  ];
  const header = chunk('MThd', [0, 1, 0, chunks.length, ticksPerBeat >> 8, ticksPerBeat & 255]);
  return Uint8Array.from([...header, ...chunks.flat()]);
}
