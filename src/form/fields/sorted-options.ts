import type { Option } from '../../ui/field/inputs.tsx';

/** Options by label, as the language sorts them. */
export const sortedOptions = (options: readonly Option[], locale: string): readonly Option[] =>
  options.toSorted((a, b) => a.label.localeCompare(b.label, locale));
