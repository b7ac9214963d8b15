import { useAtomValue } from 'jotai/react';
import type { FormEvent } from 'react';
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
import { Callout } from '../../ui/section/callout.tsx';
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
  const { canGenerate } = useAtomValue(draftsAtom);
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
      <ModeChoice />
    </form>
  );
}

/**
 * Whether drafts replace the buyer's messages or are added to them; if the order is full, they can only replace them.
 */
function ModeChoice() {
  const { drafting } = useToolText();
  const form = useForm();
  const { hasTexts, canAdd } = useAtomValue(draftsAtom);
  const { mode } = useAtomValue(draftingAtom);
  if (!canAdd) return hasTexts && <Callout tone="warning">{drafting.replaces}</Callout>;
  return <ModeRadios mode={mode} onPick={(picked) => changeDrafting(form, { mode: picked })} />;
}

function useDraftingField(field: keyof DraftingForm) {
  const form = useForm();
  return {
    value: useAtomValue(draftingFormAtom)[field],
    set: (value: string) => editDraftingForm(form, { [field]: cleanText(value) }),
  };
}

function CompanyFields() {
  const { optionalMark } = useText();
  const text = useToolText().drafting;
  const name = useDraftingField('companyName');
  const description = useDraftingField('companyDescription');
  const website = useDraftingField('companyWebsite');
  return (
    <>
      <TextInput
        label={text.companyName}
        required
        data-first
        data-field="drafting-company"
        autoComplete="organization"
        maxLength={draftingTextLimits.companyName}
        value={name.value}
        onChange={(event) => name.set(event.target.value)}
      />
      <TextArea
        label={text.companyDescription}
        mark={optionalMark}
        hint={text.companyDescriptionHint}
        maxLength={draftingTextLimits.companyDescription}
        value={description.value}
        onChange={(event) => description.set(event.target.value)}
      />
      <TextInput
        label={text.companyWebsite}
        mark={optionalMark}
        type="url"
        maxLength={draftingTextLimits.companyWebsite}
        autoComplete="url"
        value={website.value}
        onChange={(event) => website.set(event.target.value)}
      />
    </>
  );
}

function ChoiceFields() {
  const { choose, optionalMark } = useText();
  const text = useToolText().drafting;
  const industry = useDraftingField('industry');
  const style = useDraftingField('style');
  const count = useDraftingField('promptCount');
  const isSingle = useAtomValue(serviceRulesAtom).maxMessages === 1;
  const { min, max } = promptCounts;
  return (
    <>
      <div className={layout.pair}>
        <Select label={text.industry} mark={optionalMark} value={industry.value} onPick={industry.set}>
          <option value="">{choose}</option>
          <Options options={industries.map((value) => ({ value, label: text.industries?.[value] ?? value }))} />
        </Select>
        <Select label={text.style} value={style.value} onPick={style.set}>
          <Options options={draftingStyles.map((value) => ({ value, label: text.styles?.[value] ?? value }))} />
        </Select>
      </div>
      <div className={layout.pair}>
        <LanguageSelect />
        <TextInput
          label={text.promptCount}
          hint={!isSingle && text.promptCountHint(min, max)}
          data-field="drafting-count"
          error={isSingle || isPromptCount(count.value) ? undefined : text.promptCountError(min, max)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={isSingle}
          value={isSingle ? min : count.value}
          onChange={(event) => count.set(event.target.value)}
          // Scrolling over the field would change the number.
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
    </>
  );
}

/** The language of the drafts, for buyers whose callers speak a different language from the page. */
function LanguageSelect() {
  const text = useToolText().drafting;
  const language = useDraftingField('language');
  const [page = 'en', ...others] = languagesOfDrafts(useAtomValue(languageAtom));
  const options = others.map((value) => ({ value, label: languageName(value) }));
  return (
    <Select label={text.language} value={others.includes(language.value) ? language.value : ''} onPick={language.set}>
      <Options options={[{ value: '', label: languageName(primary(page)) }, ...options]} />
    </Select>
  );
}
