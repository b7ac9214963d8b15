// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PronunciationButton } from '../../../src/desk/names/pronunciation-button.tsx';
import { Pronunciations } from '../../../src/desk/names/pronunciations.tsx';
import { orderAtom } from '../../../src/state/session/order.ts';
import { message } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw-tool.tsx';

const content = 'Ask Dr. Nguyen.';

/** The words of the list once a part of the text is marked and the button pressed. */
async function wordsAfterMarking([start, end]: readonly [number, number]): Promise<readonly string[]> {
  const { store, place, press } = await drawTool(
    <>
      <textarea data-field="message-0" readOnly value={content} />
      <PronunciationButton id={1} />
    </>,
    { messages: [message(1, { content })] },
  );
  document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(place);
  place.querySelector('textarea')?.setSelectionRange(start, end);
  await press(/./u);
  return store.get(orderAtom).pronunciations.map(({ word }) => word);
}

describe('the list of pronunciations', () => {
  it.each([
    [{ word: 'Nguyen', sound: ' ' }, 'Missing: Sounds like'],
    [{ word: '', sound: 'win' }, 'Missing: Word'],
    [{ word: 'Nguyen', sound: 'win' }, 'Messages: 1'],
    [{ word: '', sound: '' }, 'Not in any message yet'],
  ])('says in a row of %j: %s', async (row, said) => {
    const order = { messages: [message(1, { content })], pronunciations: [row] };
    const { place } = await drawTool(<Pronunciations at={null} onClose={() => undefined} />, order);
    expect(place.textContent).toContain(said);
  });

  it.each<[string, readonly [number, number], readonly string[]]>([
    ['the selected word', [8, 14], ['Nguyen']],
    ['nothing if only punctuation is selected', [14, 15], []],
    ['nothing if nothing is selected', [3, 3], []],
  ])('starts with %s', async (_what, marked, words) => {
    await expect(wordsAfterMarking(marked)).resolves.toEqual(words);
  });
});
