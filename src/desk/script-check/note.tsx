import { useAtomValue } from 'jotai/react';
import { useId, useMemo, type MouseEvent } from 'react';
import { capitalized } from '../../domain/common/strings.ts';
import { isSameFinding, type Finding } from '../../domain/scripts/check/finding.ts';
import { selectUndo, useForm, useSession } from '../../form/context/form-context.tsx';
import { useFormat, useLocale, useText } from '../../form/texts/use-text.ts';
import { dismissToasts } from '../../state/notices/notices.ts';
import { extraWordsOfFixesAtom, fixFinding, type CheckedFinding } from '../../state/script/check-script.ts';
import { rateAtom } from '../../state/session/order-atoms.ts';
import type { OrderSession } from '../../state/session/session.ts';
import { undo } from '../../state/form.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { timeText, useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';
import { PlaceholderField } from './placeholder-field.tsx';

/** Ends with a whole word, if possible. */
const shortened = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/u, '')}…` : text;

/** The text of a finding, with its reason; `locale` is the language of the text. */
export function findingText(text: DeskText, { code, found }: Finding, locale: string): string {
  if (code === 'language') {
    return text.check.language(new Intl.DisplayNames(locale, { type: 'language' }).of(found) ?? found);
  }
  if (code === 'too-long') return text.check['too-long'](timeText(text, Number(found)));
  return text.check[code](shortened(found, 80));
}

/** The label of the button that fixes it, and its text once it is fixed; null if there is no single right answer. */
export function fixText(
  { check }: DeskText,
  { fix }: Finding,
): { readonly fix: string; readonly fixed: string } | null {
  if (fix === null) return null;
  if (fix.replacement === '') return { fix: check.fixMarkup, fixed: check.fixedMarkup };
  const replacement = shortened(fix.replacement, 60);
  return { fix: check.fix(replacement), fixed: check.fixed(replacement) };
}

/** Keeps the height of an element, whose text gets shorter: nothing moves under the finger. */
function keepHeight(element: Element | null): void {
  if (element instanceof HTMLElement) element.style.minHeight = `${element.offsetHeight}px`;
}

/** The extra words that fixes add, with their price if it is known; empty if they add none. */
export function useExtraWords(id: number, findings: readonly CheckedFinding[]): string {
  const text = useText().messages;
  const { price } = useFormat();
  const each = useAtomValue(rateAtom)?.extraWords;
  const extra = useAtomValue(useMemo(() => extraWordsOfFixesAtom(id, findings), [id, findings]));
  if (extra <= 0) return '';
  return ` · ${each ? text.wordsPriced(extra, price(each)) : text.wordsExtra(extra)}`;
}

/** The finding of a message, by its id, whose fix can be undone; `all` after Fix all, undefined if none can. */
export function useLastFix(id: number): Finding | 'all' | undefined {
  const step = useSession(selectUndo);
  if (step?.kind === 'fix-all' && step.messageId === id) return 'all';
  return step?.kind === 'fix' && step.messageId === id ? step.finding : undefined;
}

/** Whether a finding is the one that was fixed last. */
export const isLast = (last: ReturnType<typeof useLastFix>, finding: Finding): boolean =>
  last !== undefined && last !== 'all' && isSameFinding(last, finding);

/** The words of a placeholder without its brackets; `____` has none. */
const wordsOf = (found: string): string =>
  capitalized(found.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '') || found);

export interface NoteProps {
  /** The message's id and place. */
  readonly id: number;
  readonly index: number;
  readonly finding: CheckedFinding;
}

/** A finding with its fix. Once it is fixed, the note stays, and offers Undo as long as that is the last step. */
export function Note({ id, index, finding }: NoteProps) {
  const { code, found, isFixed } = finding;
  const text = useToolText();
  const fix = fixText(text, finding);
  const words = findingText(text, finding, useLocale());
  const fieldId = useId();
  const isPlaceholder = code === 'placeholder';
  const look = isFixed ? css.fixed : isPlaceholder ? css.label : undefined;
  const content = (
    <>
      <span>{isPlaceholder ? wordsOf(found) : (isFixed && fix?.fixed) || words}</span>
      {isFixed && <Icon name="check" size={16} />}
    </>
  );
  return (
    <li data-check={code} data-note={isFixed ? 'fixed' : 'open'} tabIndex={-1} className={css.item}>
      <span className={css.words}>
        {isPlaceholder ? (
          <label htmlFor={fieldId} className={look}>
            {content}
          </label>
        ) : (
          <span className={look}>{content}</span>
        )}
      </span>
      {isPlaceholder && <PlaceholderField id={id} index={index} fieldId={fieldId} finding={finding} />}
      {fix && <FixButton id={id} finding={finding} label={fix.fix} />}
    </li>
  );
}

/** The number of messages whose text the last step changed. */
const selectChanged = ({ undo: step, order }: OrderSession): number =>
  step === null || 'session' in step
    ? 0
    : order.messages.filter(({ content }, index) => content !== step.messages[index]?.content).length;

/** Fixes a finding, then undoes the fix. It is the same button, so that it keeps the focus. */
function FixButton({ id, finding, label }: Omit<NoteProps, 'index'> & { readonly label: string }) {
  const text = useToolText().check;
  const form = useForm();
  const { isFixed } = finding;
  const canUndo = isLast(useLastFix(id), finding);
  const changed = useSession(selectChanged);
  const fixes = useMemo(() => [finding], [finding]);
  const extra = useExtraWords(id, fixes);
  if (isFixed && !canUndo) return null;
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    if (isFixed) {
      // The button of a placeholder disappears.
      if (finding.code === 'placeholder') currentTarget.closest('li')?.querySelector('input')?.focus();
      undo(form);
    } else {
      [currentTarget, currentTarget.previousElementSibling].forEach(keepHeight);
      fixFinding(form, id, finding);
    }
    // The announced number of all notes.
    dismissToasts(form, ['tool']);
  };
  return (
    <>
      <Button kind="quiet" isCompact className={css.fix} onClick={onClick}>
        {isFixed ? text.undo : `${label}${extra}`}
      </Button>
      {/* A placeholder was filled in other messages, too. */}
      {isFixed && changed > 1 && <span className={css.more}>{text.filledIn(changed)}</span>}
    </>
  );
}
