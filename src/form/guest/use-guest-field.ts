import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Guest, GuestField, GuestProblem } from '../../domain/buyer/guest.ts';
import { editGuestAtom, guestAtom, refusedFieldsAtom, shownProblemsAtom, touchAtom } from '../../state/buyer/guest.ts';
import { useText } from '../texts/use-text.ts';

/** Name, value, error and changes of one field; its error is shown once the field was left (docs/contract.md, Settled). */
export function useGuestField<Field extends GuestField>(field: Field) {
  const text = useText().guest;
  const guest = useAtomValue(guestAtom);
  const problem: GuestProblem | undefined = useAtomValue(shownProblemsAtom)[field];
  const refused = useAtomValue(refusedFieldsAtom)[field];
  const edit = useSetAtom(editGuestAtom);
  const touch = useSetAtom(touchAtom);
  return {
    name: field,
    value: guest[field],
    error: problem ? text[problem] : refused,
    onBlur: () => touch(field),
    set: (value: Guest[Field]) => edit({ [field]: value }),
  };
}
