import { useAtomValue } from 'jotai/react';
import { memo, useMemo } from 'react';
import { pronunciationsOfAtom } from '../../state/script/pronunciations.ts';
import { useDeskText } from '../use-desk-text.ts';
import { small } from '../../styles/shared.css.ts';

/** The pronunciations for the words of a message. */
export const WordsToSay = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().pronunciations;
  const told = useAtomValue(useMemo(() => pronunciationsOfAtom(id), [id]));
  if (told.length === 0) return null;
  return <p className={small}>{text.inText(told.map(({ word, sound }) => text.spoken(word, sound)).join(', '))}</p>;
});
