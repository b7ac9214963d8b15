import { useAtom, useAtomValue } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import type { MouseEvent, ReactNode } from 'react';
import { tellLanguage } from '../../domain/scripts/script-language.ts';
import { useForm } from '../../form/context/form-context.tsx';
import { focusSoon, reach, rootOf, type FieldName } from '../../form/focus/focus-field.ts';
import * as summary from '../../form/summary/summary.css.ts';
import { useLocale } from '../../form/texts/use-text.ts';
import type { ToolSlots } from '../../form/tools/tools.ts';
import { changeCheckout } from '../../state/checkout/checkout-state.ts';
import { pay } from '../../state/checkout/pay.ts';
import { dispatch, type Form } from '../../state/form.ts';
import { openFindingsAtom, openPlaceholdersAtom, type OrderFinding } from '../../state/script/check-script.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { small, stack, textLink } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';
import { findingText } from './note.tsx';

/** Focuses the first open note at the messages, once it is rendered. */
export function goToFirstNote(from: Element): void {
  const root = rootOf(from);
  requestAnimationFrame(() => reach(root?.querySelector<HTMLElement>('[data-note="open"]'), 'center'));
}

/** Leads to a finding of a message, counted from 0: to the field of a placeholder, else to the words in the text. */
function goToFinding(from: Element, index: number, found: string): void {
  const root = rootOf(from);
  const field: FieldName = `fill-${index}-${found}`;
  if (root?.querySelector(`[data-field="${CSS.escape(field)}"]`)) return focusSoon(from, field, 'center');
  const text = root?.querySelector<HTMLTextAreaElement>(`[data-field="message-${index}"]`);
  const at = text?.value.indexOf(found) ?? -1;
  if (at >= 0) text?.setSelectionRange(at, at + found.length);
  return focusSoon(from, `message-${index}`, 'center');
}

interface MessageLinkProps {
  readonly finding: OrderFinding;
  readonly onFollow?: () => void;
  readonly children: ReactNode;
}

/** Leads from the summary back to a message, and to the finding in it. */
function MessageLink({ finding: { index, found }, onFollow, children }: MessageLinkProps) {
  const form = useForm();
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFinding(currentTarget, index, found);
    onFollow?.();
    changeCheckout(form, { type: 'closed' });
  };
  return (
    <button type="button" className={textLink} onClick={onClick}>
      {children}
    </button>
  );
}

/** In the summary: the remaining findings, with links back to them. */
export function RemainingFindings() {
  const text = useToolText();
  const locale = useLocale();
  const findings = useAtomValue(openFindingsAtom);
  if (findings.length === 0) return null;
  return (
    <Callout tone="warning" data-print="no">
      <h3 className={summary.heading}>{text.check.heading}</h3>
      <ul aria-label={text.check.heading} className={css.links}>
        {findings.map((finding) => (
          <li key={`${finding.index} ${finding.code} ${finding.found}`} data-check={finding.code}>
            <MessageLink finding={finding}>
              {text.check.inMessage(finding.index + 1, findingText(text, finding, locale))}
            </MessageLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

/** In the bar: the number of placeholders that are not filled in yet. A click leads to the first one. */
export function PlaceholdersLeft({ className, onFollow }: ToolSlots['placeholders-left']) {
  const text = useToolText().placeholders;
  const placeholders = useAtomValue(openPlaceholdersAtom);
  const [first] = placeholders;
  if (first === undefined) return null;
  const goToFirst = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    goToFinding(currentTarget, first.index, first.found);
    onFollow();
  };
  return (
    <button type="button" role="link" className={className} onClick={goToFirst}>
      {text.count(placeholders.length)}
    </button>
  );
}

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
        {placeholders.map((finding) => (
          <li key={`${finding.index} ${finding.found}`}>
            <MessageLink finding={finding} onFollow={close}>
              <Placeholder {...finding} />
            </MessageLink>
          </li>
        ))}
      </ul>
      <p className={`${small} ${css.quiet}`}>{text.hint}</p>
    </ToolDialog>
  );
}

/** Says where a placeholder is, and quotes it in the language of its message. */
function Placeholder({ index, found }: OrderFinding) {
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
