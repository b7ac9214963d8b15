import { cleanField } from '../clean-text.ts';
import { isRecord } from '../common/json.ts';

const fields = [
  'email',
  'firstName',
  'lastName',
  'companyName',
  'phone',
  'title',
  'street',
  'houseNumber',
  'postalCode',
  'city',
  'state',
  'country',
] as const;

/** The person ordering, as far as the page knows them. */
export type PageBuyer = Readonly<Partial<Record<(typeof fields)[number], string>>>;

/** Keeps the known string fields of the page's buyer; null if it is not an object. */
export const parsePageBuyer = (value: unknown): PageBuyer | null =>
  isRecord(value)
    ? Object.fromEntries(
        fields.flatMap((field) => {
          const text = value[field];
          return typeof text === 'string' ? [[field, cleanField(field, text)]] : [];
        }),
      )
    : null;
