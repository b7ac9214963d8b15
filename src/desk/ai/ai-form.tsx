import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState, type FormEvent } from 'react';
import {
  aiStyles,
  aiTextLimits,
  isPromptCount,
  languagesOfDrafts,
  industries,
  promptCounts,
  type AiForm as AiFormValues,
} from '../../domain/scripts/drafting.ts';
import { generateAtom } from '../../state/drafting/generate.ts';
import { canGenerateAtom, draftsChargedAtom, wouldReplaceAtom } from '../../state/drafting/drafting.ts';
import { aiFormAtom, editAiFormAtom } from '../../state/drafting/ai-form.ts';
import { rateAtom } from '../../state/order/parts.ts';
import { languageAtom } from '../../state/host/settings.ts';
import { serviceRulesAtom } from '../../state/order/service.ts';
import { Options, Select, TextArea, TextInput } from '../../ui/field/inputs.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { focusField } from '../../form/focus/focus-field.ts';
import { languageName } from '../../form/texts/language-name.ts';
import { primary } from '../../text/text.ts';
import * as layout from '../../form/layout/layout.css.ts';
import { useFormat, useText } from '../../form/texts/use-text.ts';
import { useDeskText } from '../use-desk-text.ts';

/** Ties the modal's button to the form. */
export const aiFormId = 'ai-form';

/** What the buyer tells the AI helper (docs/behaviour.md, Data). */
export function AiForm() {
  const text = useDeskText().ai;
  const wouldReplace = useAtomValue(wouldReplaceAtom);
  const generate = useSetAtom(generateAtom);
  const canGenerate = useAtomValue(canGenerateAtom);
  const isUnnamed = useAtomValue(aiFormAtom).companyName.trim() === '';
  const [isAsked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLElement>): void => {
    event.preventDefault();
    setAsked(true);
    if (canGenerate) void generate();
    else focusField(event.currentTarget, isUnnamed ? 'ai-company' : 'ai-count');
  };
  return (
    <form id={aiFormId} className={layout.fields} onSubmit={submit} noValidate>
      <CompanyFields isUnnamed={isAsked && isUnnamed} />
      <ChoiceFields />
      {wouldReplace && <Callout tone="warning">{text.replaces}</Callout>}
    </form>
  );
}

function useAiField(field: keyof AiFormValues) {
  const edit = useSetAtom(editAiFormAtom);
  return { value: useAtomValue(aiFormAtom)[field], set: (value: string) => edit({ [field]: value }) };
}

function CompanyFields({ isUnnamed }: { readonly isUnnamed: boolean }) {
  const { optionalMark, profile } = useText();
  const text = useDeskText().ai;
  const name = useAiField('companyName');
  const description = useAiField('companyDescription');
  const website = useAiField('companyWebsite');
  return (
    <>
      <TextInput
        label={text.companyName}
        error={isUnnamed ? profile.missing(text.companyName) : undefined}
        required
        data-field="ai-company"
        autoComplete="organization"
        maxLength={aiTextLimits.companyName}
        value={name.value}
        onChange={(event) => name.set(event.target.value)}
      />
      <TextArea
        label={text.companyDescription}
        mark={optionalMark}
        hint={text.companyDescriptionHint}
        maxLength={aiTextLimits.companyDescription}
        value={description.value}
        onChange={(event) => description.set(event.target.value)}
      />
      <TextInput
        label={text.companyWebsite}
        mark={optionalMark}
        type="url"
        maxLength={aiTextLimits.companyWebsite}
        autoComplete="url"
        value={website.value}
        onChange={(event) => website.set(event.target.value)}
      />
    </>
  );
}

/** What the drafts add to the price, where the shop tells it; how it adds up is the server's to say. */
function useCharge(): string {
  const text = useDeskText().ai;
  const { price } = useFormat();
  const count = useAtomValue(draftsChargedAtom);
  const each = useAtomValue(rateAtom)?.extraPrompts;
  return each && count > 0 ? text.charge(count, price(each)) : '';
}

function ChoiceFields() {
  const { choose, optionalMark } = useText();
  const text = useDeskText().ai;
  const industry = useAiField('industry');
  const style = useAiField('style');
  const count = useAiField('promptCount');
  const isSingle = useAtomValue(serviceRulesAtom).maxMessages === 1;
  const { min, max } = promptCounts;
  const charge = useCharge();
  return (
    <>
      <div className={layout.pair}>
        <Select label={text.industry} mark={optionalMark} value={industry.value} onPick={industry.set}>
          <option value="">{choose}</option>
          <Options options={industries.map((value) => ({ value, label: text.industries?.[value] ?? value }))} />
        </Select>
        <Select label={text.style} value={style.value} onPick={style.set}>
          <Options options={aiStyles.map((value) => ({ value, label: text.styles?.[value] ?? value }))} />
        </Select>
      </div>
      <div className={layout.pair}>
        <LanguageSelect />
        <TextInput
          label={text.promptCount}
          hint={`${isSingle ? '' : text.promptCountHint(min, max)} ${charge}`.trim()}
          data-field="ai-count"
          error={isSingle || isPromptCount(count.value) ? undefined : text.promptCountError(min, max)}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          disabled={isSingle}
          value={isSingle ? min : count.value}
          onChange={(event) => count.set(event.target.value)}
          // Scrolling over it would order other drafts.
          onWheel={(event) => event.currentTarget.blur()}
        />
      </div>
    </>
  );
}

/** The language of the drafts, for buyers whose callers speak another one than the page. */
function LanguageSelect() {
  const text = useDeskText().ai;
  const language = useAiField('language');
  const [page = 'en', ...others] = languagesOfDrafts(useAtomValue(languageAtom));
  const options = others.map((value) => ({ value, label: languageName(value) }));
  return (
    <Select label={text.language} value={others.includes(language.value) ? language.value : ''} onPick={language.set}>
      <Options options={[{ value: '', label: languageName(primary(page)) }, ...options]} />
    </Select>
  );
}
