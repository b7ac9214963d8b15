import { useSetAtom, useStore } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { useEffect, useState } from 'react';
import { payAtom } from '../../state/checkout/pay.ts';
import { paymentGuardAtom } from '../../state/checkout/payment-guard.ts';
import { perOrderAtom } from '../../state/order/order-life.ts';
import { openFindingsAtom, type OrderFinding } from '../../state/script/check-script.ts';
import { Button } from '../../ui/button/button.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useDeskText } from '../use-desk-text.ts';
import * as css from './check.css.ts';
import { MessageLink } from './message-link.tsx';
import { small, stack } from '../../styles/shared.css.ts';

/**
 * Text in a placeholder's brackets may also be a direction: only the buyer can tell, so it is asked about before
 * payment.
 */
const placeholdersAtom = atom((get) =>
  get(openFindingsAtom).filter(
    ({ code, found }) => code === 'placeholder' || (code === 'direction' && /^[[{<]/u.test(found)),
  ),
);

const nameOf = (findings: readonly OrderFinding[]): string =>
  findings.map(({ index, found }) => `${index} ${found}`).join('\n');

/** What the buyer has ordered anyway: asking once is enough. */
const acceptedFindingsAtom = perOrderAtom('');

/** Asks once, before the order is placed, about placeholders that were left in. */
export function PlaceholderGuard() {
  const store = useStore();
  const setGuard = useSetAtom(paymentGuardAtom);
  const [asked, setAsked] = useState<readonly OrderFinding[]>([]);
  useEffect(() => {
    const holdsBack = (): boolean => {
      const left = store.get(placeholdersAtom);
      const isNew = left.length > 0 && store.get(acceptedFindingsAtom) !== nameOf(left);
      if (isNew) setAsked(left);
      return isNew;
    };
    setGuard({ holdsBack });
    return () => setGuard(null);
  }, [setGuard, store]);
  return asked.length > 0 && <Question findings={asked} onClose={() => setAsked([])} />;
}

interface QuestionProps {
  readonly findings: readonly OrderFinding[];
  readonly onClose: () => void;
}

function Question({ findings, onClose }: QuestionProps) {
  const text = useDeskText().placeholders;
  const leave = useSetAtom(acceptedFindingsAtom);
  const pay = useSetAtom(payAtom);
  const orderAnyway = (): void => {
    leave(nameOf(findings));
    onClose();
    void pay();
  };
  return (
    <ToolDialog
      role="alertdialog"
      title={text.title}
      width={480}
      onClose={onClose}
      footer={
        <>
          <Button onClick={orderAnyway}>{text.anyway}</Button>
          <Button kind="primary" onClick={onClose}>
            {text.back}
          </Button>
        </>
      }
    >
      <ul className={stack}>
        {findings.map(({ index, found }) => (
          <li key={`${index} ${found}`}>
            <MessageLink index={index} found={found}>
              {text.says(index + 1, found)}
            </MessageLink>
          </li>
        ))}
      </ul>
      <p className={`${small} ${css.quiet}`}>{text.hint}</p>
    </ToolDialog>
  );
}
