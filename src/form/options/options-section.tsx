import { useAtomValue, useSetAtom } from 'jotai/react';
import { findPhoneSystem, phoneSystems, plainFormatValues } from '../../domain/phone-systems.ts';
import { changeOrderAtom } from '../../state/order/order.ts';
import {
  canRushAtom,
  phoneSystemAtom,
  proofReadingAtom,
  rateAtom,
  rushProductionAtom,
} from '../../state/order/parts.ts';
import { serviceRulesAtom } from '../../state/order/service.ts';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Options, Select } from '../../ui/inputs.tsx';
import { Section } from '../../ui/section.tsx';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { phoneSystemText } from '../phone-system-text.ts';
import { useIssue } from '../use-issue.ts';
import { useFormat, useText } from '../use-text.ts';
import * as layout from '../layout.css.ts';
import * as css from './options.css.ts';

/** 'Options': what the audio is delivered for, proof reading and rush production (docs/behaviour.md, On screen). */
export function OptionsSection() {
  const text = useText().options;
  const { onlyPhoneSystem } = useAtomValue(serviceRulesAtom);
  return (
    <Section heading={text.heading} aside={<DeskSlot name="chosen" of="options" />}>
      <div className={css.columns}>
        <div className={layout.fields}>
          {onlyPhoneSystem === null ? (
            <>
              <PhoneSystemSelect />
              <div className={css.finder}>
                <DeskSlot name="phone-system" />
              </div>
            </>
          ) : (
            <Callout>{text.voicemail}</Callout>
          )}
        </div>
        <AdditionalOptions />
      </div>
    </Section>
  );
}

const isPlain = (value: string): boolean => plainFormatValues.includes(value);

function PhoneSystemSelect() {
  const texts = useText();
  const { options: text, choose } = texts;
  const phoneSystem = useAtomValue(phoneSystemAtom);
  const change = useSetAtom(changeOrderAtom);
  const chosen = findPhoneSystem(phoneSystem);
  const format = chosen && phoneSystemText(texts, chosen).format;
  const options = phoneSystems.map((system) => ({ value: system.value, ...phoneSystemText(texts, system) }));
  return (
    <Select
      label={text.phoneSystem}
      hint={format === undefined ? text.phoneSystemHint : `${text.phoneSystemHint} ${text.delivered(format)}`}
      error={useIssue('phone-system-missing')}
      value={phoneSystem}
      data-field="phone-system"
      onPick={(value) => change((order) => ({ ...order, phoneSystem: value }))}
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
  const text = useText().options;
  const format = useFormat();
  const rate = useAtomValue(rateAtom);
  const isRushOffered = useAtomValue(canRushAtom);
  const change = useSetAtom(changeOrderAtom);
  // The amount is one text: off screen, browsers put a blank between the texts of a name.
  const withPrice = (label: string, price: number | null | undefined) => (
    <span className={css.priced}>
      <span>{label}</span> {price != null && <span className={css.price}>{`+${format.money(price)}`}</span>}
    </span>
  );
  return (
    <fieldset className={css.additional}>
      <legend className={css.legend}>{text.additional}</legend>
      <Checkbox
        label={withPrice(text.proofReading, rate?.proofReading)}
        hint={text.proofReadingHint}
        checked={useAtomValue(proofReadingAtom)}
        onCheck={(proofReading) => change((one) => ({ ...one, proofReading }))}
      />
      <Checkbox
        label={withPrice(text.rush, rate?.rushProduction)}
        hint={isRushOffered ? null : text.rushUnavailable}
        checked={useAtomValue(rushProductionAtom)}
        disabled={!isRushOffered}
        onCheck={(rushProduction) => change((one) => ({ ...one, rushProduction }))}
      />
      <div className={css.ready}>
        <DeskSlot name="ready-day" hasRush />
      </div>
    </fieldset>
  );
}
