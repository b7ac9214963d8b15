import { useAtomValue } from 'jotai/react';
import { useEffect, useLayoutEffect, useRef, type FormEvent } from 'react';
import { guestFields, type GuestFieldSpec } from '../../domain/buyer/guest.ts';
import {
  guestAtom,
  guestNoteAtom,
  guestRefusalAtom,
  isGuestCompleteAtom,
  needsPhoneAtom,
  refusedFieldsAtom,
  shownProblemsAtom,
  touchAllGuestFields,
  touchGuestField,
} from '../../state/buyer/guest-details.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { pricesAtom } from '../../state/prices/price-atoms.ts';
import { Checkbox } from '../../ui/field/inputs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { useForm } from '../context/form-context.tsx';
import { useStateText } from '../fields/use-regions.ts';
import { focusWrong, guestFormId } from '../focus/focus-field.ts';
import * as layout from '../layout/layout.css.ts';
import { useShopLanguage, useText } from '../texts/use-text.ts';
import { ToolSlot, usePay } from '../tools/tool-slot.tsx';
import { GuestFieldInput, useGuestField } from './guest-field.tsx';
import * as css from './guest-form.css.ts';

/** The guest's details and address (docs/behaviour.md, On screen and Rules). */
export function GuestForm() {
  const text = useText().guest;
  const form = useForm();
  const pay = usePay();
  const isComplete = useAtomValue(isGuestCompleteAtom);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isComplete) return pay();
    touchAllGuestFields(form);
    focusWrong(event.currentTarget);
  };
  const box = useRef<HTMLFormElement>(null);
  const refusal = useAtomValue(guestRefusalAtom);
  useEffect(() => {
    if (refusal && box.current) focusWrong(box.current);
  }, [refusal]);
  return (
    <form role="none" ref={box} id={guestFormId} className={css.form} onSubmit={submit} noValidate>
      <fieldset className={layout.fields}>
        <legend className={css.legend}>{text.information}</legend>
        <GuestFields group="information" />
      </fieldset>
      <fieldset className={layout.fields}>
        <legend className={css.legend}>{text.billing}</legend>
        <p className={css.legendHint}>{text.billingHint}</p>
        <GuestFields group="billing" />
      </fieldset>
      <Terms />
      <p className={css.note} aria-hidden>
        <Icon name={isComplete ? 'lock' : 'info'} size={16} />
        <span>{useAtomValue(guestNoteAtom)}</span>
      </p>
      <Errors />
    </form>
  );
}

/** The lines of a group: two half fields that follow each other share one. */
function linesOf(fields: readonly GuestFieldSpec[]): readonly (readonly GuestFieldSpec[])[] {
  const lines: GuestFieldSpec[][] = [];
  for (const field of fields) {
    const last = lines.at(-1);
    if (field.isHalf && last?.length === 1 && last[0]?.isHalf) last.push(field);
    else lines.push([field]);
  }
  return lines;
}

function GuestFields({ group }: { readonly group: GuestFieldSpec['group'] }) {
  const needsPhone = useAtomValue(needsPhoneAtom);
  const fields = guestFields.filter((field) => field.group === group && (needsPhone || !field.isForCalls));
  return linesOf(fields).map((line) => {
    const inputs = line.map((field) => <GuestFieldInput key={field.name} field={field} />);
    const [first] = line;
    return (
      <div key={first?.name} className={line.length > 1 ? layout.pair : undefined}>
        {inputs}
        {first?.name === 'email' && <ToolSlot name="email-advice" />}
      </div>
    );
  });
}

function Terms() {
  const text = useText();
  const form = useForm();
  const language = useShopLanguage();
  const { shopUrl } = useAtomValue(settingsAtom);
  const { value, set, error, onBlur } = useGuestField('acceptedTerms');
  const toggle = (isChecked: boolean): void => {
    set(isChecked);
    touchGuestField(form, 'acceptedTerms');
  };
  return (
    <Checkbox
      label={text.guest.terms}
      hint={
        <a href={`${shopUrl}/terms${language && `?${language}`}`} target="_blank" rel="noopener">
          {`${text.guest.readTerms} (${text.newTab})`}
        </a>
      }
      // The list of errors is directly below.
      errorId={error && errorIdOf('acceptedTerms')}
      checked={value}
      required
      onBlur={onBlur}
      onCheck={toggle}
    />
  );
}

const errorIdOf = (field: string): string => `${field}-error`;

/** After a change, a part gets smaller so late, in milliseconds, that no press is aimed at what moves. */
const shrinkDelay = 1000;

/** Keeps the height of a part for a moment: at the end of what scrolls, the controls above it would move. */
function useKeptHeight() {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    box.style.minHeight = `${box.offsetHeight}px`;
    const timer = setTimeout(() => (box.style.minHeight = '0'), shrinkDelay);
    return () => clearTimeout(timer);
  });
  return ref;
}

/** All errors shown at the fields, in one list. It is the last part of the form, so that it moves no control. */
function Errors() {
  const text = useText().guest;
  const textOf = useStateText(useAtomValue(guestAtom).country);
  const problems = Object.entries(useAtomValue(shownProblemsAtom));
  const isRefused = useAtomValue(pricesAtom).status === 'refused';
  const refused = Object.entries(useAtomValue(refusedFieldsAtom));
  const errors = [
    ...problems.map(([field, problem]) => [field, textOf(problem)] as const),
    ...refused,
    ...(isRefused ? [['address', text.addressRefused] as const] : []),
  ];
  // Refusals by the shop alone are shown in a toast.
  const isAnnounced = errors.length > 0 && problems.length === 0;
  return (
    <div ref={useKeptHeight()} className={css.errors}>
      <div aria-live={isAnnounced ? 'off' : 'polite'}>
        {errors.length > 0 && (
          <Callout tone="danger">
            <strong>{text.errors[errors.length === 1 ? 'one' : 'other']}</strong>
            <ul className={layout.points}>
              {errors.map(([field, error]) => (
                <li key={field} id={errorIdOf(field)}>
                  {error}
                </li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
    </div>
  );
}
