import { useAtom, useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { tellLanguage } from '../../domain/scripts/script-language.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { pay } from '../../state/checkout/pay.ts';
import { dispatch, type Form } from '../../state/form.ts';
import { openFindingsAtom, type OrderFinding } from '../../state/script/check-script.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { small, stack } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';
import { MessageLink } from './message-link.tsx';

/** The placeholders that the buyer is asked about; empty if the question is not shown. */
const questionAtom = atom<readonly OrderFinding[]>([]);

const keyOf = (findings: readonly OrderFinding[]): string =>
  findings.map(({ index, found }) => `${index} ${found}`).join('\n');

/** Asks once about remaining placeholders. Returns whether the buyer can pay without that question. */
export function confirmPlaceholders({ store }: Form): boolean {
  const placeholders = store.get(openFindingsAtom).filter(({ code }) => code === 'placeholder');
  const isAccepted = placeholders.length === 0 || store.get(sessionAtom).acceptedPlaceholders === keyOf(placeholders);
  if (!isAccepted) store.set(questionAtom, placeholders);
  return isAccepted;
}

/** The question about placeholders that are left in, before the order is placed. */
export function PlaceholderQuestion() {
  const text = useToolText().placeholders;
  const form = useForm();
  const [placeholders, setPlaceholders] = useAtom(questionAtom);
  if (placeholders.length === 0) return null;
  const close = (): void => setPlaceholders([]);
  const orderAnyway = (): void => {
    dispatch(form, { type: 'placeholdersAccepted', placeholders: keyOf(placeholders) });
    close();
    void pay(form);
  };
  return (
    <ToolDialog
      role="alertdialog"
      title={text.title}
      width={480}
      onClose={close}
      footer={
        <>
          <Button onClick={orderAnyway}>{text.anyway}</Button>
          <Button kind="primary" onClick={close}>
            {text.back}
          </Button>
        </>
      }
    >
      <ul className={stack}>
        {placeholders.map(({ index, found }) => (
          <li key={`${index} ${found}`}>
            <MessageLink index={index} found={found} onFollow={close}>
              <Placeholder index={index} found={found} />
            </MessageLink>
          </li>
        ))}
      </ul>
      <p className={`${small} ${css.quiet}`}>{text.hint}</p>
    </ToolDialog>
  );
}

/** Says where a placeholder is, and quotes it in the language of its message. */
function Placeholder({ index, found }: Pick<OrderFinding, 'index' | 'found'>) {
  const { says } = useToolText().placeholders;
  const language = tellLanguage(useAtomValue(orderAtom).messages[index]?.content ?? '');
  const [before, after] = says(index + 1, '\n').split('\n');
  return (
    <>
      <span>{before}</span>
      <span lang={language ?? undefined}>{found}</span>
      <span>{after}</span>
    </>
  );
}
