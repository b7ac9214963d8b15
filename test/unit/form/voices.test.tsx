// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { Voice } from '../../../src/domain/catalogue/voice.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { MusicSection } from '../../../src/form/music/music-section.tsx';
import { VoiceSection } from '../../../src/form/voice/voice-section.tsx';
import { tracksAtom, voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { orderAtom } from '../../../src/state/session/order-atoms.ts';
import { drawing, drawTool, openAll, typeInto } from '../helpers/draw.tsx';
import { voiceOf } from '../helpers/samples.ts';

const women = [
  voiceOf('e', { name: 'Emma', tags: ['Warm', 'Young'] }),
  voiceOf('g', { name: 'Grace', tags: ['Warm'], rushOrderUnavailable: true }),
  voiceOf('l', { name: 'Lea' }),
];
const adam = voiceOf('a', { name: 'Adam', gender: 'male', tags: ['Warm'] });

/** The voices of a form whose tab of women is open. */
async function draw(order: Partial<Order> = {}, data: readonly Voice[] = women) {
  const tool = await drawTool(<VoiceSection />, { voices: [null], activeVoiceTab: 'female', ...order });
  await drawing(() => tool.store.set(voicesAtom, { status: 'ready', data }));
  const radios = () => [...tool.place.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const nameOf = (radio: HTMLInputElement): string =>
    /^(?:Emma|Grace|Lea|Adam)/u.exec(radio.labels?.[0]?.textContent ?? '')?.[0] ?? '';
  const radio = (name: string) => radios().find((one) => nameOf(one) === name);
  return {
    ...tool,
    radio,
    names: () => radios().map(nameOf),
    choose: (name: string) => drawing(() => radio(name)?.click()),
    chosen: () => tool.store.get(orderAtom).voices,
    search: (text: string) => typeInto(tool.place.querySelector<HTMLInputElement>('input[type=search]'), text),
  };
}

it('the list of voices has one button that clears the filter', async () => {
  const { button, names, place, press, search } = await draw();
  await press('Filter voices');
  await search('nobody');
  expect([names(), place.textContent.includes('No voices match your filters.')]).toEqual([[], true]);
  await press('Clear filters');
  expect([names().length, button('Clear filters')]).toEqual([3, undefined]);
});

it('the list of voices opens the other tab for a search that only matches there', async () => {
  const { names, place, press, search } = await draw({ activeVoiceTab: 'male' }, [...women, adam]);
  await press('Filter voices');
  await search('nobody');
  expect(place.querySelector('[aria-selected=true]')?.textContent).toBe('Male');
  await search('Emma');
  expect(names()).toEqual(['Emma']);
  expect(place.querySelector('[role=status]')?.textContent).toBe('1 voice under Female');
});

it('the list of voices starts with the tab that has voices; an empty one can be opened', async () => {
  const { all, names } = await draw({ activeVoiceTab: 'male' });
  expect(names()).toEqual(['Emma', 'Grace', 'Lea']);
  await drawing(() =>
    all('[role=tab]')
      .find(({ textContent }) => textContent === 'Male')
      ?.click(),
  );
  expect(names()).toEqual([]);
});

it('the list of voices marks voices without rush production, with an explanation', async () => {
  const { all } = await draw();
  const tags = all('button').filter(({ textContent }) => textContent === 'No Rush');
  const tips = tags.map((tag) => all(`[id="${tag.getAttribute('aria-describedby')}"]`)[0]?.textContent);
  expect(tips).toEqual(['Rush production not available']);
});

it('a voice slot shares no voice with another slot', async () => {
  const { choose, chosen, press, radio } = await draw({ voices: ['e'] });
  await press('Add another voice');
  expect(radio('Emma')?.disabled).toBe(true);
  await choose('Grace');
  await press(/^Voice #1/u);
  expect(radio('Emma')?.disabled).toBe(false);
  await choose('Lea');
  expect(chosen()).toEqual(['l', 'g']);
});

it('a voice slot keeps a voice that is away, with its tag, until another is chosen', async () => {
  const plannedAbsence = { start: '2000-01-01T12:00:00Z', end: '2999-12-30T12:00:00Z' };
  const data = [voiceOf('e', { name: 'Emma', plannedAbsence }), ...women.slice(1)];
  const { button, choose, place } = await draw({ voices: ['e'] }, data);
  expect(button(/^Voice #1/u)?.textContent).toContain('Emma');
  expect(place.textContent).toContain('Away until Dec 30, 2999');
  await choose('Grace');
  expect(place.textContent).not.toContain('Away');
});

const url = 'https://a.example/track.mp3';
const tracks = [
  { id: 't1', title: 'River', categories: ['acoustic', 'calm'], url },
  { id: 't2', title: 'Broken', categories: ['acoustic'], url: null },
  { id: 't3', title: 'Blue', categories: ['jazz'], url },
];

/** The music of a form with these tracks. */
async function drawMusic() {
  const tool = await drawTool(<MusicSection />);
  await drawing(() => tool.store.set(tracksAtom, { status: 'ready', data: tracks }));
  await openAll(tool.place);
  const named = (label: 'Play' | 'Select') => [
    ...tool.place.querySelectorAll<HTMLButtonElement>(`button[aria-label^="${label} "]`),
  ];
  return { ...tool, named, selectable: () => named('Select').map((button) => button.getAttribute('aria-label')) };
}

it('the tracks are those of a category, the first of which is acoustic', async () => {
  const { place, selectable } = await drawMusic();
  const category = place.querySelector('select');
  expect([...(category?.options ?? [])].map(({ value }) => value)).toEqual(['acoustic', 'calm', 'jazz']);
  expect(selectable()).toEqual(['Select River', 'Select Broken']);
  await drawing(() => {
    if (category) category.value = 'jazz';
    category?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(selectable()).toEqual(['Select Blue']);
});

it('a track without an address has a disabled preview', async () => {
  const { named } = await drawMusic();
  expect(named('Play').map(({ disabled }) => disabled)).toEqual([false, true]);
});
