/** Replaces a placeholder in a script. A name such as `Acme Ltd.` at the end of a sentence keeps one full stop. */
export const fillPlaceholder = (script: string, placeholder: string, value: string): string =>
  script.replaceAll(`${placeholder}.`, () => value.replace(/\.?$/, '.')).replaceAll(placeholder, () => value);

/** Replaces the company's placeholder in a script with its name; if the name is unknown, the placeholder stays. */
export const fillCompany = (script: string, placeholder: string, company: string): string =>
  fillPlaceholder(script, placeholder, company.trim() || placeholder);
