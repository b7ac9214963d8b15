/** The three services of the shop (spec.md section 1). */
export const serviceTypes = ['moh', 'voip', 'mvoice'] as const;
export type ServiceType = (typeof serviceTypes)[number];
export const defaultService: ServiceType = 'moh';

export const currencies = ['CAD', 'USD'] as const;
export type Currency = (typeof currencies)[number];

/** The service type that a text names, or null: attributes, queries and storage are not trusted. */
export function parseServiceType(value: unknown): ServiceType | null {
  return serviceTypes.find((type) => type === value) ?? null;
}
