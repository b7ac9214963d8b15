import { useAtomValue } from 'jotai/react';
import { startTransition, useEffect, useState } from 'react';
import { isPreparedAtom } from '../../state/catalogue/catalogue.ts';
import { useAreTextsComing } from '../texts/wording-provider.tsx';

type Built = 'nothing' | 'start' | 'all';

/**
 * What is rendered: the sections below the messages come once voices and messages are on the screen. It stays: data that
 * is loaded again later must not remove the form while the buyer uses it. The form is rendered in slices so that the page
 * stays responsive.
 */
export function useBuilt(): Built {
  const areTextsComing = useAreTextsComing();
  const isPrepared = useAtomValue(isPreparedAtom) && !areTextsComing;
  const [built, setBuilt] = useState<Built>(isPrepared ? 'start' : 'nothing');
  useEffect(() => {
    if (built === 'nothing' && isPrepared) startTransition(() => setBuilt('start'));
  }, [built, isPrepared]);
  useEffect(() => {
    if (built !== 'start') return undefined;
    // The coming frame shows the start.
    const frame = requestAnimationFrame(() => startTransition(() => setBuilt('all')));
    return () => cancelAnimationFrame(frame);
  }, [built]);
  return built;
}
