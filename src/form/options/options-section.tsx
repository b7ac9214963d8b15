import { useAtomValue } from 'jotai/react';
import type { Order } from '../../domain/order/order.ts';
import {
  chosenOptionsAtom,
  offeredOptionsAtom,
  rateAtom,
  serviceRulesAtom,
  withheldOptionsAtom,
} from '../../state/session/order-atoms.ts';
import { selectPhoneSystem, useDispatch, useOrder } from '../context/form-context.tsx';
import type { OrderOption } from '../../domain/order/order-options.ts';
import { findPhoneSystem, phoneSystems, plainFormatValues } from '../../domain/phone-systems/phone-systems.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { Checkbox, Options, Select } from '../../ui/field/inputs.tsx';
import { Section, useFold } from '../../ui/section/section.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { optionText, useFormat, useText } from '../texts/use-text.ts';
import { phoneSystemText } from '../../text/text.ts';
import { useIssue } from '../focus/issue-place.ts';
import { Part } from '../layout/part.tsx';
import * as layout from '../layout/layout.css.ts';
import { label } from '../../ui/field/field.css.ts';
import * as css from './options.css.ts';

/** 'Options': the phone system or file format, and options such as proof reading (docs/behaviour.md, On screen). */
export function OptionsSection() {
  const text = useText().options;
  const { onlyPhoneSystem } = useAtomValue(serviceRulesAtom);
  const fold = useFold(true);
  const choices = useChoices();
  return (
    <Section heading={text.heading} hint={!fold.isOpen && choices} fold={fold}>
      <div className={css.columns}>
        <Part name="phone-system">
          <div className={layout.fields}>
            {onlyPhoneSystem === null ? (
              <>
                <PhoneSystemSelect />
                <ToolSlot name="phone-system" />
              </>
            ) : (
              <Callout>{text.voicemail}</Callout>
            )}
          </div>
        </Part>
        <AdditionalOptions />
      </div>
    </Section>
  );
}

/** The choices in one line. */
function useChoices(): string {
  const text = useText();
  const system = findPhoneSystem(useOrder(selectPhoneSystem));
  const options = useAtomValue(chosenOptionsAtom).map(({ code }) => optionText(text, code).short);
  return [system && phoneSystemText(text, system).label, ...options].filter(Boolean).join(', ');
}

const isPlain = (value: string): boolean => plainFormatValues.includes(value);

function PhoneSystemSelect() {
  const texts = useText();
  const { options: text, choose } = texts;
  const phoneSystem = useOrder(selectPhoneSystem);
  const dispatch = useDispatch();
  const chosen = findPhoneSystem(phoneSystem);
  const format = chosen && phoneSystemText(texts, chosen).format;
  // A format that is selected by its own name need not be repeated.
  const isFormatKnown = format === undefined || isPlain(phoneSystem);
  const options = phoneSystems.map((system) => ({ value: system.value, ...phoneSystemText(texts, system) }));
  return (
    <Select
      label={text.phoneSystem}
      hint={isFormatKnown ? text.phoneSystemHint : `${text.phoneSystemHint} ${text.delivered(format)}`}
      error={useIssue('phone-system-missing')}
      value={phoneSystem}
      data-field="phone-system"
      onPick={(value) => dispatch({ type: 'orderEdited', edit: { phoneSystem: value } })}
    >
      {format === undefined && <option value={phoneSystem}>{choose}</option>}
      <optgroup label={text.formats}>
        <Options options={options.filter(({ value }) => isPlain(value))} />
      </optgroup>
      <optgroup label={text.systems}>
        <Options options={options.filter(({ value }) => !isPlain(value))} />
      </optgroup>
    </Select>
  );
}

function AdditionalOptions() {
  const offered = useAtomValue(offeredOptionsAtom);
  return (
    <fieldset>
      <legend className={label}>{useText().options.additional}</legend>
      {offered.map((option) => (
        <OptionBox key={option.code} {...option} />
      ))}
      <div className={css.ready}>
        <ToolSlot name="ready-day" isInOptions />
      </div>
    </fieldset>
  );
}

const selectOptions = ({ options }: Order): Order['options'] => options;

function OptionBox({ code, rate }: OrderOption) {
  const { label, hint, voices } = optionText(useText(), code);
  const format = useFormat();
  const price = useAtomValue(rateAtom)?.[rate];
  const isWithheld = useAtomValue(withheldOptionsAtom).includes(code);
  const options = useOrder(selectOptions);
  const dispatch = useDispatch();
  // The amount is a single text: off screen, browsers put a space between the texts of an accessible name.
  const priced = (
    <span className={css.priced}>
      <span>{label}</span> {price != null && <span className={css.price}>{`+${format.money(price)}`}</span>}
    </span>
  );
  return (
    <Checkbox
      label={priced}
      hint={isWithheld ? voices?.unavailable : hint}
      checked={options[code]}
      disabled={isWithheld}
      onCheck={(isChosen) => dispatch({ type: 'optionChanged', code, isChosen })}
    />
  );
}
