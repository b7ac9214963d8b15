import { useAtomValue } from 'jotai/react';
import { useId, useState } from 'react';
import { maximumMessages } from '../../domain/order/messages.ts';
import { countWords } from '../../domain/scripts/count-words.ts';
import { spokenSeconds } from '../../domain/scripts/spoken-seconds.ts';
import { checkedLanguage } from '../../domain/scripts/tell-language.ts';
import { useText } from '../../form/texts/use-text.ts';
import { orderAtom } from '../../state/order/order.ts';
import { fallbackLanguageAtom } from '../../state/script/script-context.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { aboutText } from '../length/about-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './import.css.ts';
import type { Candidate } from './use-import.ts';

/** Longer texts are cut, so that the others can be seen. */
const mostCharacters = 400;

interface CandidateRowProps {
  readonly candidate: Candidate;
  readonly number: number;
  readonly onTick: (isTicked: boolean) => void;
}

/** A message that was found, with its words and length, and a checkbox to import it. */
export function CandidateRow({ candidate: { script, isTicked, fits }, number, onTick }: CandidateRowProps) {
  const text = useDeskText();
  const { totals } = useText();
  const id = useId();
  const most = maximumMessages(useAtomValue(orderAtom));
  const [isWhole, setIsWhole] = useState(false);
  const { name, content, isUnlikely } = script;
  const isLong = content.length > mostCharacters;
  const seconds = spokenSeconds(content, checkedLanguage(content, useAtomValue(fallbackLanguageAtom)));
  const facts = [isUnlikely && text.scripts.unlikely, totals.words(countWords(content)), aboutText(text, seconds)];
  const label = (
    <>
      <span id={id} className={css.head}>
        {name ? text.scripts.name : text.scripts.unnamed(number)} <span className={css.name}>{name} </span>
      </span>
      <span className={isLong && !isWhole ? css.start : css.content}>{content}</span>
    </>
  );
  const error = fits ? undefined : text.scripts.beyond(most);
  const whole = { 'aria-expanded': isWhole, 'aria-describedby': id, onClick: () => setIsWhole(!isWhole) };
  return (
    <div className={css.script}>
      <Checkbox
        label={label}
        hint={facts.filter(Boolean).join(' · ')}
        error={error}
        checked={isTicked}
        onCheck={onTick}
      />
      {isLong && (
        <Button kind="quiet" isCompact className={css.more} {...whole}>
          {isWhole ? text.scripts.less : text.scripts.whole}
        </Button>
      )}
    </div>
  );
}
