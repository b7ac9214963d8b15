import { expect, it } from 'vitest';
import { partsOfMessage } from '../../../../src/domain/script/message-parts.ts';
import { allOf, type Found } from '../../helpers/found.ts';

it.each<[what: string, text: string, found: Found]>([
  [
    'lines with colons',
    'Thank you for calling.\n\nSales:\nPlease dial one now.\n\nService:\nPlease dial two now.',
    [
      ['', 'Thank you for calling.'],
      ['', 'Sales:\nPlease dial one now.'],
      ['', 'Service:\nPlease dial two now.'],
    ],
  ],
  [
    'short lines above others',
    'Thank you for calling Acme\n\nOur hours are\n\nMonday to Friday from nine to five.\n\nOur address is\n12 Main Street.',
    [
      ['', 'Thank you for calling Acme'],
      ['', 'Our hours are'],
      ['', 'Monday to Friday from nine to five.'],
      ['', 'Our address is\n12 Main Street.'],
    ],
  ],
  [
    'titles that count',
    'Hello.\n\nStay on the line.\n\nMessage 1:\n\nWe are open.\n\nCome by.\nPrompt 2 - Welcome\nWe are closed.',
    [
      ['', 'Hello.\n\nStay on the line.'],
      ['', 'We are open.\n\nCome by.'],
      ['Welcome', 'We are closed.'],
    ],
  ],
  [
    'a title with a blank line below',
    'Prompt 1 - Welcome\n\nHello.\n\nPrompt 2 - Please hold for us\n\nGoodbye.',
    [
      ['Welcome', 'Hello.'],
      ['', 'Please hold for us\n\nGoodbye.'],
    ],
  ],
  [
    'a title with nothing below',
    '**Welcome**\n\n**Hours**\nNine to five.',
    [
      ['', 'Welcome'],
      ['Hours', 'Nine to five.'],
    ],
  ],
  [
    'lists, with their marks',
    '1. Sales\n\n2. Service',
    [
      ['', '1. Sales'],
      ['', '2. Service'],
    ],
  ],
  [
    'numbered paragraphs',
    '1. Thank you for calling Acme.\n\n2. We are open from nine to five.',
    [
      ['', 'Thank you for calling Acme.'],
      ['', 'We are open from nine to five.'],
    ],
  ],
  [
    'paragraphs with numbers of another kind',
    '1/ Thank you for calling Acme.\n\n2/ We are open from nine to five.',
    [
      ['', 'Thank you for calling Acme.'],
      ['', 'We are open from nine to five.'],
    ],
  ],
  [
    'numbers that do not count up',
    '5. Thank you for calling Acme.\n\n9. We are open from nine to five.',
    [
      ['', '5. Thank you for calling Acme.'],
      ['', '9. We are open from nine to five.'],
    ],
  ],
])('a message is split: %s', (_what, text, found) => {
  expect(allOf(partsOfMessage(text))).toEqual(found);
});
