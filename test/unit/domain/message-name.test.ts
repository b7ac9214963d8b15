import { expect, it } from 'vitest';
import { suggested } from '../../../src/domain/order/messages.ts';
import { message } from '../helpers/samples.ts';

it('the name of an example is replaced by the next example’s, unless the buyer wrote it', () => {
  const content = 'Please hold.';
  const own = message(1, { name: 'Mine' });
  const brought = message(1, { name: 'Opening hours', isNameSuggested: true });
  expect(suggested(brought, { content })).toEqual({ content, name: '', isNameSuggested: false });
  expect(suggested(own, { content })).toEqual({ content, name: 'Mine', isNameSuggested: false });
});
