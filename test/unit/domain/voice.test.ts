import { expect, it } from 'vitest';
import {
  isAway,
  matchesFilter,
  voicesOffered,
  type Voice,
  type VoiceFilter,
} from '../../../src/domain/catalogue/voice.ts';
import { voiceOf } from '../helpers/samples.ts';

type Absence = Voice['plannedAbsence'];
const days: Absence = { start: '2025-03-10', end: '2025-03-12' };
const hours: Absence = { start: '2025-03-10T09:00:00Z', end: '2025-03-10T17:30:00+01:00' };

it.each<[Absence, string, boolean]>([
  [null, '2025-03-10T12:00:00Z', false],
  [days, '2025-03-09T23:59:59.999Z', false],
  [days, '2025-03-10T00:00:00.000Z', true],
  [days, '2025-03-12T00:00:00.001Z', true],
  [days, '2025-03-12T23:59:59.999Z', true],
  [days, '2025-03-13T00:00:00.000Z', false],
  [{ start: '2025-03-10', end: '2025-03-10' }, '2025-03-10T18:00:00Z', true],
  [hours, '2025-03-10T08:59:59.999Z', false],
  [hours, '2025-03-10T09:00:00Z', true],
  [hours, '2025-03-10T16:30:00Z', true],
  [hours, '2025-03-10T16:30:00.001Z', false],
  [{ start: '2025-03-12', end: '2025-03-10' }, '2025-03-11T12:00:00Z', false],
])('a voice with the absence %j is absent at %s: %s', (plannedAbsence, now, expected) => {
  expect(isAway(voiceOf('v1', { plannedAbsence }), Date.parse(now))).toBe(expected);
});

const now = Date.parse('2025-03-11T12:00:00Z');
const voices = [
  voiceOf('here'),
  voiceOf('inactive', { isActive: false }),
  voiceOf('away', { plannedAbsence: days }),
  voiceOf('away later', { plannedAbsence: { start: '2025-04-01', end: '2025-04-10' } }),
];

it.each<[readonly string[] | null, readonly string[]]>([
  [null, ['here', 'away later']],
  [[], ['here', 'away later']],
  [['here', 'unknown'], ['here']],
  [['away', 'inactive'], []],
])('if the page permits %j, the form offers the voices %j', (permittedVoiceIds, expected) => {
  expect(voicesOffered(voices, permittedVoiceIds, now).map(({ id }) => id)).toEqual(expected);
});

const voice = voiceOf('v1', { name: 'Emma', language: ['en', 'fr'], tags: ['Warm', 'Young'] });

it.each<[Partial<VoiceFilter>, boolean]>([
  [{}, true],
  [{ tag: 'Warm' }, true],
  [{ tag: 'warm' }, false],
  [{ language: 'de' }, false],
  [{ search: '  EMMA ' }, true],
  [{ search: 'young' }, true],
  [{ search: 'FR' }, true],
  [{ search: 'liam' }, false],
  [{ search: '   ' }, true],
  [{ tag: 'Warm', language: 'en', search: 'emma' }, true],
  [{ tag: 'Warm', language: 'de', search: 'emma' }, false],
])('a filter of %j matches Emma: %s', (filter, expected) => {
  expect(matchesFilter(voice, { tag: null, language: null, search: '', ...filter })).toBe(expected);
});
