import { expect, it } from 'vitest';
import { checkMessage, textWithFixes } from '../../../../../src/domain/scripts/check/check-message.ts';
import { findDirections } from '../../../../../src/domain/scripts/check/directions.ts';
import { contextOf, told } from '../told.ts';

it.each([
  ['[Music fades in] Hello.', '[Music fades in]', 'Hello.'],
  ['Hello. [pause] Goodbye.', '[pause]', 'Hello. Goodbye.'],
  ['Hello [pause], friends.', '[pause]', 'Hello, friends.'],
  ['Hello. (pause) Goodbye. (pause)', '(pause)', 'Hello. Goodbye.'],
  ['Hello.\n\n(music)\n\nGoodbye.', '(music)', 'Hello.\n\nGoodbye.'],
  ['(in a warm, friendly tone) Hello.', '(in a warm, friendly tone)', 'Hello.'],
  ['[SFX: a phone rings] Hello.', '[SFX: a phone rings]', 'Hello.'],
  ['Hello. {PAUSE} Goodbye.', '{PAUSE}', 'Hello. Goodbye.'],
  ['Bonjour. (la musique baisse) Merci.', '(la musique baisse)', 'Bonjour. Merci.'],
  ['Hola. [Pausa breve] Gracias.', '[Pausa breve]', 'Hola. Gracias.'],
])('a stage direction is found in %j, and can be removed', (text, found, fixed) => {
  expect(told(text)).toEqual([['direction', found, fixed]]);
});

it('a stage direction is a separate finding, and each fix can be undone', () => {
  const text = '[music fades in]\nHello. (pause) Goodbye.\n[music fades out]';
  const fixed = checkMessage(text, contextOf());
  expect(fixed.map(({ found }) => found)).toEqual(['[music fades in]', '(pause)', '[music fades out]']);
  expect(textWithFixes({ text, fixed }, contextOf())).toBe('Hello. Goodbye.');
  expect(textWithFixes({ text, fixed: fixed.slice(1) }, contextOf())).toBe('[music fades in]\nHello. Goodbye.');
});

it.each(['Thank you for calling [Company name].', 'Leave a message after the [tone].'])(
  'no stage direction but a placeholder is found in %j',
  (text) => {
    expect(told(text).map(([code]) => code)).not.toContain('direction');
    expect(told(text).map(([code]) => code)).toContain('placeholder');
  },
);

it.each([
  'We teach the arts (music) and dance.',
  'We are open on Mondays (9:00 - 17:00).',
  'We are closed at noon (with a pause for lunch).',
  'Please say your name (slowly) after the tone.',
  'We have all colours (in a warm tone, or a cold one).',
  'Pause for a moment. Music is our life.',
])('no stage direction is found in %j', (text) => {
  expect(findDirections(text)).toEqual([]);
});

it.each(['(', '[', ' ', '\n', '(pause'])('no stage direction is found in a long run of %j, quickly', (run) => {
  expect(findDirections(run.repeat(20_000))).toEqual([]);
});
