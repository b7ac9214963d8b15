import { useAtomValue } from 'jotai/react';
import type { ChangeEvent, FormEvent } from 'react';
import { cleanText } from '../../domain/clean-text.ts';
import {
  draftingStyles,
  draftingTextLimits,
  industries,
  isPromptCount,
  languagesOfDrafts,
  promptCounts,
  type DraftingForm,
} from '../../domain/scripts/drafting.ts';
import { generateDrafts } from '../../state/drafting/generate-drafts.ts';
import {
  changeDrafting,
  draftingAtom,
  draftingFormAtom,
  draftsAtom,
  editDraftingForm,
} from '../../state/drafting/drafting-form.ts';
import { languageAtom } from '../../state/host/settings.ts';
import { serviceRulesAtom } from '../../state/session/order-atoms.ts';
import { Options, Select, TextArea, TextInput } from '../../ui/field/inputs.tsx';
import { useForm } from '../../form/context/form-context.tsx';
import { focusField } from '../../form/focus/focus-field.ts';
import { languageName, useText } from '../../form/texts/use-text.ts';
import { primary } from '../../text/text.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { ModeRadios } from '../radios.tsx';
import { useToolText } from '../use-tool-text.ts';

/** Connects the modal's button with the form. */
export const draftingFormId = 'ai-form';

export function DraftingFields() {
  const form = useForm();
  const { canGenerate, canAdd } = useAtomValue(draftsAtom);
  const { mode } = useAtomValue(draftingAtom);
  const isUnnamed = useAtomValue(draftingFormAtom).companyName.trim() === '';
  const submit = (event: FormEvent<HTMLElement>): void => {
    event.preventDefault();
    if (canGenerate) void generateDrafts(form);
    else focusField(event.currentTarget, isUnnamed ? 'drafting-company' : 'drafting-count');
  };
  return (
    <form role="none" id={draftingFormId} className={layout.fields} onSubmit={submit} noValidate>
      <CompanyFields />
      <ChoiceFields />
      {/* If the order is full, drafts can only replace the buyer's messages. */}
      {canAdd && <ModeRadios mode={mode} onPick={(picked) => changeDrafting(form, { mode: picked })} />}
    </form>
  );
}

type Field = keyof DraftingForm;

/** The label and the value of each field, and what changes it. */
function useDraftingFields() {
  const form = useForm();
  const text = useToolText().drafting;
  const values = useAtomValue(draftingFormAtom);
  const set = (field: Field, value: string): void => editDraftingForm(form, { [field]: cleanText(value) });
  return {
    input: (field: Field) => ({
      label: text[field],
      value: values[field],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => set(field, target.value),
    }),
    select: (field: Field) => ({
      label: text[field],
      value: values[field],
      onPick: (value: string) => set(field, value),
    }),
  };
}

function CompanyFields() {
  const { optionalMark } = useText();
  const text = useToolText().drafting;
  const { input } = useDraftingFields();
  return (
    <>
      <TextInput
        {...input('companyName')}
        required
        data-first
        data-field="drafting-company"
        autoComplete="organization"
        maxLength={draftingTextLimits.companyName}
      />
      <TextArea
        {...input('companyDescription')}
        mark={optionalMark}
        hint={text.companyDescriptionHint}
        maxLength={draftingTextLimits.companyDescription}
      />
      <TextInput
        {...input('companyWebsite')}
        mark={optionalMark}
        type="url"
        maxLength={draftingTextLimits.companyWebsite}
        autoComplete="url"
      />
    </>
  );
}

function ChoiceFields() {
  const { choose, optionalMark } = useText();
  const text = useToolText().drafting;
  const { input, select } = useDraftingFields();
  const isSingle = useAtomValue(serviceRulesAtom).maxMessages === 1;
  const { min, max } = promptCounts;
  const count = input('promptCount');
  // For buyers whose callers speak a different language from the page.
  const language = select('language');
  const [page = 'en', ...others] = languagesOfDrafts(useAtomValue(languageAtom));
  const languages = others.map((value) => ({ value, label: languageName(value) }));
  return (
    <>
      <div className={layout.pair}>
        <Select {...select('industry')} mark={optionalMark}>
          <option value="">{choose}</option>
          <Options options={industries.map((value) => ({ value, label: text.industries?.[value] ?? value }))} />
        </Select>
        <Select {...select('style')}>
          <Options options={draftingStyles.map((value) => ({ value, label: text.styles?.[value] ?? value }))} />
        </Select>
      </div>
      <div className={layout.pair}>
        <Select {...language} value={others.includes(language.value) ? language.value : ''}>
          <Options options={[{ value: '', label: languageName(primary(page)) }, ...languages]} />
        </Select>
        <TextInput
          {...count}
          hint={!isSingle && text.promptCountHint(min, max)}
          data-field="drafting-count"
          error={isSingle || isPromptCount(count.value) ? undefined : text.promptCountError(min, max)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={isSingle}
          value={isSingle ? min : count.value}
          // Scrolling over the field would change the number.
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
    </>
  );
}
