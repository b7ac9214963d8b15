import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useEffect, useMemo } from 'react';
import { messageIdsAtom } from '../../state/order/parts.ts';
import { writingAtom } from '../../state/order/writing.ts';
import { useText } from '../../form/use-text.ts';
import { checkTextAtom, findingsAtom, turnFixAtom, type CheckedFinding } from '../../state/script/check-script.ts';
import { companyPlaceholderAtom } from '../../state/script/script-context.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import { Button } from '../../ui/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './check.css.ts';
import { findingText, fixText } from './finding-text.ts';

/** Checks a message's text each time the buyer leaves it. */
function useCheckOnLeaving(id: number): void {
  const check = useSetAtom(checkTextAtom);
  const setPlaceholder = useSetAtom(companyPlaceholderAtom);
  const { companyPlaceholder } = useText();
  const isLeftAtom = useMemo(
    () =>
      atom((get) => {
        const { at, left } = get(writingAtom);
        return at !== id && left.includes(id);
      }),
    [id],
  );
  const isLeft = useAtomValue(isLeftAtom);
  useEffect(() => setPlaceholder(companyPlaceholder), [companyPlaceholder, setPlaceholder]);
  useEffect(() => {
    if (isLeft) check(id);
  }, [check, id, isLeft]);
}

/** What a message may be better without: quiet until its text was left. */
export const CheckNotes = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().check;
  useCheckOnLeaving(id);
  const findings = useAtomValue(useMemo(() => findingsAtom(id), [id]));
  const number = useAtomValue(messageIdsAtom).indexOf(id) + 1;
  const open = findings.filter(({ isFixed }) => !isFixed).length;
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {open > 0 && text.foundIn(open, number)}
      </p>
      {findings.length > 0 && (
        <ul aria-label={text.heading} className={css.list}>
          {findings.map((finding) => (
            <Note key={`${finding.code} ${finding.found}`} id={id} finding={finding} />
          ))}
        </ul>
      )}
    </>
  );
});

/** A finding with its fix; once it is fixed the same button takes that back, so that nothing moves and focus stays. */
function Note({ id, finding }: { readonly id: number; readonly finding: CheckedFinding }) {
  const text = useDeskText();
  const turn = useSetAtom(turnFixAtom);
  const fix = fixText(text, finding);
  return (
    <li data-check={finding.code} className={css.item}>
      <span className={css.words}>{finding.isFixed && fix ? fix.fixed : findingText(text, finding)}</span>
      {fix && (
        <Button kind="quiet" isCompact className={css.fix} onClick={() => turn({ id, finding })}>
          {finding.isFixed ? text.check.undo : fix.fix}
        </Button>
      )}
    </li>
  );
}
