// @vitest-environment happy-dom
import { useLayoutEffect, useRef } from 'react';
import { afterAll, expect, it, vi } from 'vitest';
import { voicesAtom } from '../../../src/state/catalogue/catalogue.ts';
import { firstCards } from '../../../src/form/choices/list.css.ts';
import { drawForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';

// The files of a worker share loaded modules: this one loads them again, and leaves none for the next.
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('../../../src/form/voice/found-voices.tsx');
  vi.resetModules();
});

const arriving = vi.hoisted(() => ({ come: () => {}, cards: 0 }));

// Rendered between the list of voices and its cards.
vi.mock('../../../src/form/voice/found-voices.tsx', () => ({
  FoundVoices: () => {
    const line = useRef<HTMLParagraphElement>(null);
    arriving.come();
    useLayoutEffect(() => {
      arriving.cards ||= line.current?.parentElement?.querySelector('[role=radiogroup]')?.childElementCount ?? 0;
    }, []);
    return <p ref={line} />;
  },
}));

it('voices that arrive while their section is rendered do not remove the placeholders before they are there', async () => {
  const { store } = readyStore({});
  const arrived = store.get(voicesAtom);
  store.set(voicesAtom, { status: 'loading' });
  arriving.come = () => store.set(voicesAtom, arrived);
  await drawForm(store);
  expect(arriving.cards).toBe(firstCards);
});
