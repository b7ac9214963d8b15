// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { GuestForm } from '../../../src/form/guest/guest-form.tsx';
import { SummaryVoices } from '../../../src/form/summary/summary-order.tsx';
import { WordingProvider } from '../../../src/form/texts/wording-provider.tsx';
import { editGuest } from '../../../src/state/buyer/guest.ts';
import { addTexts } from '../../../src/text/text.ts';
import { translations } from '../../../src/text/translations.ts';
import { drawing, drawPart, textsOf } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

addTexts('fr', translations.fr);

it.each([
  ['CA', 'Province ou territoire'],
  ['US', 'État'],
])('in %s, a state is called %s', async (country, label) => {
  const form = readyStore({}, { language: 'fr-CA' });
  const drawn = await drawPart(
    form,
    <WordingProvider>
      <GuestForm />
    </WordingProvider>,
  );
  await drawing(() => editGuest(form, { country }));
  expect(textsOf(drawn, 'label')).toContain(label);
});

it.each([
  [['v1'], 'Voix choisie'],
  [['v1', 'v2'], 'Voix choisies'],
])(
  'the summary of the voices %j has the heading %s, and its button is about the chosen voices',
  async (voices, heading) => {
    const drawn = await drawPart(
      readyStore({ voices }, { language: 'fr-CA' }),
      <WordingProvider>
        <SummaryVoices />
      </WordingProvider>,
    );
    expect([...textsOf(drawn, 'h3'), textsOf(drawn, 'button')[0]]).toEqual([heading, 'Modifier les voix choisies']);
  },
);
