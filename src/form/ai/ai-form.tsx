import { useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent } from 'react';
import {
  aiStyles,
  aiTextLimits,
  isPromptCount,
  industries,
  promptCounts,
  type AiForm as AiFormValues,
} from '../../domain/ai.ts';
import { generateAtom, wouldReplaceAtom } from '../../state/ai.ts';
import { aiFormAtom, editAiFormAtom } from '../../state/ai-form.ts';
import { orderAtom } from '../../state/order.ts';
import { Options, Select, TextArea, TextInput } from '../../ui/inputs.tsx';
import { Notice } from '../../ui/notice.tsx';
import * as layout from '../layout.css.ts';
import { useText } from '../use-text.ts';

/** Ties the modal's button to the form. */
export const aiFormId = 'ai-form';

/** What the buyer tells the AI helper (spec.md section 3, "AI form"). */
export function AiForm() {
  const text = useText();
  const wouldReplace = useAtomValue(wouldReplaceAtom);
  const generate = useSetAtom(generateAtom);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void generate();
  };
  return (
    <form id={aiFormId} className={layout.fields} onSubmit={submit} noValidate>
      <CompanyFields />
      <ChoiceFields />
      {wouldReplace && <Notice tone="warning">{text.ai.replaces}</Notice>}
    </form>
  );
}

function useAiField(field: keyof AiFormValues) {
  const edit = useSetAtom(editAiFormAtom);
  return { value: useAtomValue(aiFormAtom)[field], set: (value: string) => edit({ [field]: value }) };
}

function CompanyFields() {
  const text = useText();
  const name = useAiField('companyName');
  const description = useAiField('companyDescription');
  const website = useAiField('companyWebsite');
  return (
    <>
      <TextInput
        label={text.ai.companyName}
        required
        autoComplete="organization"
        maxLength={aiTextLimits.companyName}
        value={name.value}
        onChange={(event) => name.set(event.target.value)}
      />
      <TextArea
        label={text.ai.companyDescription}
        mark={text.optionalMark}
        hint={text.ai.companyDescriptionHint}
        maxLength={aiTextLimits.companyDescription}
        value={description.value}
        onChange={(event) => description.set(event.target.value)}
      />
      <TextInput
        label={text.ai.companyWebsite}
        mark={text.optionalMark}
        type="url"
        maxLength={aiTextLimits.companyWebsite}
        autoComplete="url"
        value={website.value}
        onChange={(event) => website.set(event.target.value)}
      />
    </>
  );
}

function ChoiceFields() {
  const text = useText().ai;
  const industry = useAiField('industry');
  const style = useAiField('style');
  const count = useAiField('promptCount');
  const isVoicemail = useAtomValue(orderAtom).serviceType === 'mvoice';
  const { min, max } = promptCounts;
  return (
    <>
      <div className={layout.pair}>
        <Select label={text.industry} value={industry.value} onPick={industry.set}>
          <Options options={industries.map((value) => ({ value, label: text.industries?.[value] ?? value }))} />
        </Select>
        <Select label={text.style} value={style.value} onPick={style.set}>
          <Options options={aiStyles.map((value) => ({ value, label: text.styles?.[value] ?? value }))} />
        </Select>
      </div>
      <TextInput
        label={text.promptCount}
        hint={text.promptCountHint(min, isVoicemail ? min : max)}
        error={isVoicemail || isPromptCount(count.value) ? undefined : text.promptCountError(min, max)}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        disabled={isVoicemail}
        value={isVoicemail ? min : count.value}
        onChange={(event) => count.set(event.target.value)}
      />
    </>
  );
}
