import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { messageAtom } from '../../state/order/order.ts';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { writingAtom } from '../../state/order/writing.ts';
import { rootOf } from '../../form/focus/focus-field.ts';
import { isSameFinding, type Finding } from '../../domain/scripts/check/finding.ts';
import { checkTextAtom, findingsAtom, wasLeftAtom, type CheckedFinding } from '../../state/script/check-script.ts';
import { companyPlaceholderAtom } from '../../state/script/script-context.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './check.css.ts';
import { asItReads, findingText, fixText } from './finding-text.ts';
import { FixAll } from './fix-all.tsx';
import { Note } from './note.tsx';

/** Whether a message's text was left, and the text itself if nobody is writing it. */
const writingAtoms = (id: number) => ({
  wasLeft: atom((get) => get(writingAtom).at !== id && id in get(writingAtom).left),
  settled: atom((get) => (get(writingAtom).at === id ? null : get(messageAtom(id))?.content)),
});

/** Milliseconds from leaving a text to its check: the click that left the text hits its button before the notes come. */
const checkDelay = 300;

/** Checks a message's text each time the buyer leaves it, and briefly checks text that came from elsewhere. */
function useChecks(id: number): void {
  const check = useSetAtom(checkTextAtom);
  const setPlaceholder = useSetAtom(companyPlaceholderAtom);
  const { companyPlaceholder } = useDeskText();
  const { wasLeft, settled } = useMemo(() => writingAtoms(id), [id]);
  const isLeft = useAtomValue(wasLeft);
  const text = useAtomValue(settled);
  useEffect(() => setPlaceholder(companyPlaceholder), [companyPlaceholder, setPlaceholder]);
  useEffect(() => {
    if (!isLeft) return undefined;
    const timer = setTimeout(() => check({ id, why: 'left' }), checkDelay);
    return () => clearTimeout(timer);
  }, [check, id, isLeft]);
  useEffect(() => {
    if (text) check({ id, why: 'arrived' });
  }, [check, id, text]);
}

/** Keeps the text that is being written in view if the notes of one above push it down. */
function useTextInSight(count: number) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const focused = count > 0 && list.current && rootOf(list.current)?.activeElement;
    if (focused && focused.localName === 'textarea') focused.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return list;
}

/** The findings of a message: none until its text was left. */
export const CheckNotes = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText();
  const locale = useLocale();
  useChecks(id);
  const findings = useAtomValue(useMemo(() => findingsAtom(id), [id]));
  const [turned, setTurned] = useState<Finding | null>(null);
  const list = useTextInSight(findings.length);
  return (
    <>
      <Outcome id={id} findings={findings} turned={turned} />
      {findings.length > 0 && (
        <ul ref={list} aria-label={text.check.heading} className={css.list}>
          {findings.map((finding) => (
            <Note
              key={`${finding.code} ${finding.found}`}
              id={id}
              finding={finding}
              words={findingText(text, asItReads(finding, findings), locale)}
              onTurn={setTurned}
            />
          ))}
        </ul>
      )}
      {/* Below: it may come with a fix, and must not move the other notes. */}
      <FixAll id={id} findings={findings} />
    </>
  );
});

interface OutcomeProps {
  readonly id: number;
  readonly findings: readonly CheckedFinding[];
  /** The last fix, or its undoing. */
  readonly turned: Finding | null;
}

/** Announces once the result of leaving a text, or of a fix; a check of all messages is announced as one. */
function Outcome({ id, findings, turned }: OutcomeProps) {
  const text = useDeskText();
  const number = useAtomValue(messageIdsAtom).indexOf(id) + 1;
  const isLeft = useAtomValue(useMemo(() => wasLeftAtom(id), [id]));
  const fixed = findings.find((one) => one.isFixed && turned !== null && isSameFinding(one, turned));
  const open = findings.filter(({ isFixed }) => !isFixed).length;
  const told = fixed === undefined ? null : fixText(text, fixed);
  return (
    <p role="status" className={visuallyHidden}>
      {told ? told.fixed : open > 0 && isLeft && text.check.foundIn(open, number)}
    </p>
  );
}
