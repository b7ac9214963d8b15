import { describe, expect, it } from 'vitest';
import { parseTurnaround } from '../../../src/api/turnaround.ts';

const turnaround = {
  standardDays: 5,
  rushDays: 2,
  closedDays: ['2026-12-25'],
  timeZone: 'America/Toronto',
  cutOff: '15:00',
};

describe('a shop’s turnaround', () => {
  it('is parsed, even without closed days', () => {
    expect(parseTurnaround(turnaround)).toEqual(turnaround);
    expect(parseTurnaround({ ...turnaround, closedDays: undefined })).toEqual({ ...turnaround, closedDays: [] });
  });

  it.each([
    { timeZone: 'Mars/Olympus' },
    { timeZone: undefined },
    { cutOff: '3 pm' },
    { cutOff: '24:00' },
    { standardDays: '5' },
    { rushDays: -1 },
    { rushDays: 1e9 },
  ])('is unknown for nonsense: %j', (edit) => {
    expect(parseTurnaround({ ...turnaround, ...edit })).toBeNull();
  });

  it.each([undefined, null, 'soon'])('is unknown if a shop sends %j', (value) => {
    expect(parseTurnaround(value)).toBeNull();
  });
});
