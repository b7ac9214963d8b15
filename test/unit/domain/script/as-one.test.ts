import { expect, it } from 'vitest';
import { asOne } from '../../../../src/domain/script/as-one.ts';
import { scriptsOfText } from '../../../../src/domain/script/read-scripts.ts';
import { likelyOf, unlikelyIn, type Found } from '../../helpers/found.ts';

const found = (text: string) => asOne(scriptsOfText(text), text);
const parts = ['Hi, you’ve reached Linda Brown.', 'I can’t take your call right now, I am sorry.', 'Thank you!'];
const whole: Found = [['', parts.join('\n\n')]];

it('paragraphs are one message, without what is most likely not spoken', () => {
  expect(likelyOf(found(parts.join('\n\n')))).toEqual(whole);
  expect(likelyOf(found(parts.join('\r\n \r\n\r\n')))).toEqual(whole);
  const two = parts.slice(0, 2).join('\n\n');
  const mail = found(`Hi Sarah,\n\nHere is my greeting script:\n\n${two}\n\nKind regards,\nLinda`);
  expect(likelyOf(mail)).toEqual([['', two]]);
  expect(unlikelyIn(mail)).toEqual(['Hi Sarah,', 'Here is my greeting script:', 'Kind regards,\nLinda']);
  const lines =
    'You have reached the voicemail of Linda Brown at Oak.\nPlease leave your name and your number after the tone.';
  expect(likelyOf(found(lines))).toEqual([['', lines]]);
});

it.each([
  'Voicemail',
  'My voicemail:',
  'Voicemail greeting for Dr. Susan Patel:',
  'Voicemail Script – Paul Winter',
  'Message d’accueil :',
  'Buzón de voz:',
])('a title above all paragraphs names the whole: %s', (title) => {
  const name = title.replace(/\s*:$/u, '');
  for (const below of title.endsWith(':') ? ['\n\n', '\n'] : ['\n\n']) {
    expect(found(title + below + parts.join('\n\n'))).toEqual([{ name, content: parts.join('\n\n') }]);
  }
});

it.each([
  ['titles', parts.map((part, index) => `Message ${index + 1}\n${part}`).join('\n\n')],
  ['names', `Day:\n${parts[0]}\n\nNight:\n${parts[1]}`],
  ['a name below the first', `${parts[0]}\n\nNight:\n${parts[1]}\n\n${parts[2]}`],
  ['numbers below a title', `Voicemail:\n${parts.map((part, index) => `${index + 1}. ${part}`).join('\n')}`],
  ['numbers', parts.map((part, index) => `${index + 1}. ${part}`).join('\n\n')],
  ['lines between', parts.join('\n\n---\n\n')],
])('%s part messages all the same', (_what, text) => {
  expect(found(text)).toEqual(scriptsOfText(text));
});

it('a message alone, and none, stay as they are', () => {
  expect(found('')).toEqual([]);
  expect(found(`1. ${parts[0]}`)).toEqual([{ name: '', content: parts[0] }]);
});
