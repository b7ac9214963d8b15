import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { soundtracks } from '../../demo/shop/seed/soundtracks.ts';
import { voices, type VoiceSeed } from '../../demo/shop/seed/voices.ts';

const shop = fileURLToPath(new URL('../../demo/shop/', import.meta.url));

function bytes(path: string): number {
  return statSync(`${shop}${path}`, { throwIfNoEntry: false })?.size ?? 0;
}

function distinct(items: readonly unknown[]): number {
  return new Set(items).size;
}

function away(voice: VoiceSeed): number | undefined {
  return voice.absence?.startsInDays;
}

describe('voices', () => {
  it('are many, of both genders, each told apart by id and name', () => {
    expect(voices.length).toBeGreaterThanOrEqual(24);
    expect(distinct(voices.map(({ id }) => id))).toBe(voices.length);
    expect(distinct(voices.map(({ name }) => name))).toBe(voices.length);
    expect(voices.filter(({ gender }) => gender === 'male').length).toBeGreaterThanOrEqual(10);
    expect(voices.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(10);
  });

  it.each(voices.map((voice) => [voice.id, voice] as const))('%s has a portrait and a preview', (_, voice) => {
    expect(bytes(voice.image)).toBeGreaterThan(1_000);
    expect(bytes(voice.image)).toBeLessThanOrEqual(8_000);
    expect(bytes(voice.preview)).toBeGreaterThan(15_000);
  });

  it('speak several languages and carry few tags', () => {
    expect(voices.filter(({ language }) => language.includes('fr')).length).toBeGreaterThanOrEqual(6);
    expect(distinct(voices.flatMap(({ tags }) => tags))).toBeLessThanOrEqual(12);
    expect(voices.every(({ tags }) => tags.length >= 2 && tags.length <= 4)).toBe(true);
  });

  it('show every state a shop has', () => {
    expect(voices.filter((voice) => (away(voice) ?? 1) <= 0)).toHaveLength(1);
    expect(voices.filter((voice) => (away(voice) ?? 0) > 0)).toHaveLength(1);
    expect(voices.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(voices.filter(({ rushOrderUnavailable }) => rushOrderUnavailable).length).toBeGreaterThanOrEqual(5);
  });
});

describe('soundtracks', () => {
  it('are many, in several categories, the default one among them', () => {
    const categories = soundtracks.flatMap((track) => track.categories);
    expect(soundtracks.length).toBeGreaterThanOrEqual(30);
    expect(distinct(soundtracks.map(({ titles }) => titles.en))).toBe(soundtracks.length);
    expect(distinct(categories)).toBeGreaterThanOrEqual(6);
    expect(categories.filter((category) => category === 'acoustic').length).toBeGreaterThanOrEqual(6);
  });

  it.each(soundtracks.map((track) => [track.id, track] as const))('%s has its file', (_, { file }) => {
    expect(bytes(`/${file.path}/${file.file}`)).toBeGreaterThan(50_000);
    expect(bytes(`/${file.path}/${file.file}`)).toBeLessThanOrEqual(160_000);
  });
});

it('keeps all assets small', () => {
  const entries = readdirSync(`${shop}assets`, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const total = files.reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
  expect(total).toBeLessThan(8_000_000);
});
