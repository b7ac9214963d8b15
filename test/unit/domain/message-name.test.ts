import { describe, expect, it } from 'vitest';
import { suggested, withNameThatFits } from '../../../src/domain/order/message-name.ts';
import { message } from '../helpers/samples.ts';

const example = 'Thank you for calling Acme. We are open from Monday to Friday, from nine to five.';
const named = (content: string, namedFor = example) =>
  withNameThatFits(message(1, { content, name: 'Opening hours', namedFor })).name;

describe('the name that came with an example', () => {
  it.each([
    ['the example', example],
    ['the example with other hours', example.replace('nine to five', 'eight to six')],
    ['the example and more', `${example} Please leave a message after the tone.`],
  ])('stays for %s', (_, content) => {
    expect(named(content)).toBe('Opening hours');
  });

  it.each([
    ['no text', ''],
    ['another text', 'Please hold. An agent will be with you shortly.'],
    ['another text after the same greeting', 'Thank you for calling Acme. Parking is behind the building.'],
  ])('is removed for %s', (_, content) => {
    expect(named(content)).toBe('');
  });

  it('stays if the buyer wrote it', () => {
    expect(named('Please hold.', '')).toBe('Opening hours');
  });

  it('is replaced by the next example’s, unless the buyer wrote it', () => {
    const brought = message(1, { name: 'Opening hours', namedFor: example });
    expect(suggested(brought, { content: 'Please hold.' })).toEqual({
      content: 'Please hold.',
      name: '',
      namedFor: '',
    });
    const own = message(1, { name: 'Mine' });
    expect(suggested(own, { content: 'Please hold.' })).toEqual({
      content: 'Please hold.',
      name: 'Mine',
      namedFor: '',
    });
  });
});
