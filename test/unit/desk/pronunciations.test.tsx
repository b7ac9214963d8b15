// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { Pronunciations } from '../../../src/desk/names/pronunciations.tsx';
import { message } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw.tsx';

const content = 'Ask Dr. Nguyen.';

it.each([
  [{ word: 'Nguyen', sound: ' ' }, 'Missing: Sounds like'],
  [{ word: '', sound: 'win' }, 'Missing: Word'],
  [{ word: 'Nguyen', sound: 'win' }, 'Messages: 1'],
  [{ word: '', sound: '' }, 'Not in any message yet'],
])('the list of pronunciations says in a row of %j: %s', async (row, said) => {
  const order = { messages: [message(1, { content })], pronunciations: [row] };
  const { place } = await drawTool(<Pronunciations at={null} onClose={() => undefined} />, order);
  expect(place.textContent).toContain(said);
});
