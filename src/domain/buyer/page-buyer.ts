import { isRecord } from '../common/is-same.ts';

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

/** The person who orders, as far as the page knows them. */
export type PageBuyer = Readonly<Partial<Record<(typeof fields)[number], string>>>;

/** What a page says of the person who orders, without what is none of the fields or no text; null if it is no object. */
export const parsePageBuyer = (value: unknown): PageBuyer | null =>
  isRecord(value)
    ? Object.fromEntries(
        fields.flatMap((field) => {
          const text = value[field];
          return typeof text === 'string' ? [[field, text]] : [];
        }),
      )
    : null;
