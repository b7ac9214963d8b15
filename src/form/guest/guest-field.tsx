import { useAtomValue } from 'jotai/react';
import type { Guest, GuestField, GuestFieldSpec } from '../../domain/buyer/guest.ts';
import { hasStates } from '../../domain/buyer/regions.ts';
import { cleanField } from '../../domain/clean-text.ts';
import {
  editGuest,
  guestAtom,
  needsPhoneAtom,
  refusedFieldsAtom,
  shownProblemsAtom,
  touchGuestField,
} from '../../state/buyer/guest-details.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { Options, Select, TextInput } from '../../ui/field/inputs.tsx';
import { useForm } from '../context/form-context.tsx';
import { useCountries, useStates, useStateText } from '../fields/use-regions.ts';
import { useText } from '../texts/use-text.ts';

/** Name, value, error and changes of one field; its error is shown once the field was left (docs/contract.md, Settled). */
export function useGuestField<Field extends GuestField>(field: Field) {
  const form = useForm();
  const guest = useAtomValue(guestAtom);
  const textOf = useStateText(guest.country);
  const problem = useAtomValue(shownProblemsAtom)[field];
  const refused = useAtomValue(refusedFieldsAtom)[field];
  return {
    name: field,
    value: guest[field],
    error: problem ? textOf(problem) : refused,
    onBlur: () => touchGuestField(form, field),
    set: (value: Guest[Field]) => editGuest(form, { [field]: value }),
  };
}

/** The hint of a field, if it has one. */
function useHint({ name }: GuestFieldSpec): string | undefined {
  const { guest } = useText();
  const needsPhone = useAtomValue(needsPhoneAtom);
  const { isTest } = useAtomValue(settingsAtom);
  if (name === 'phone') return guest.phoneHint;
  if (name !== 'email') return undefined;
  return needsPhone || isTest ? guest.emailOnlyHint : guest.emailHint;
}

/** A field of the guest form, from its row (domain/buyer/guest.ts). */
export function GuestFieldInput({ field }: { readonly field: GuestFieldSpec }) {
  const { optionalMark, guest } = useText();
  const { set, ...control } = useGuestField(field.name);
  const hint = useHint(field);
  const country = useAtomValue(guestAtom).country;
  if (field.control === 'country') return <CountrySelect field={field} />;
  if (field.control === 'state') return hasStates(country) && <StateSelect field={field} country={country} />;
  return (
    <TextInput
      {...control}
      label={guest[field.name]}
      hint={hint}
      mark={field.problem ? undefined : optionalMark}
      type={field.type}
      data-field={`guest-${field.name}`}
      autoComplete={field.autoComplete}
      required={field.problem !== undefined}
      reservesError
      onChange={(event) => set(cleanField(field.name, event.target.value))}
    />
  );
}

function CountrySelect({ field }: { readonly field: GuestFieldSpec }) {
  const text = useText().guest;
  const countries = useCountries();
  const { set, ...control } = useGuestField(field.name);
  return (
    <Select {...control} label={text.country} autoComplete={field.autoComplete} required reservesError onPick={set}>
      <option value="">{text.chooseCountry}</option>
      <Options options={countries} />
    </Select>
  );
}

function StateSelect({ field, country }: { readonly field: GuestFieldSpec; readonly country: string }) {
  const textOf = useStateText(country);
  const states = useStates(country);
  const { set, ...control } = useGuestField(field.name);
  return (
    <Select {...control} label={textOf('state')} autoComplete={field.autoComplete} required reservesError onPick={set}>
      <option value="">{textOf('chooseState')}</option>
      <Options options={states} />
    </Select>
  );
}
