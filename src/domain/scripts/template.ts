/** Replaces the company's placeholder in a script with its name; if the name is unknown, the placeholder stays. */
export function fillCompany(script: string, placeholder: string, company: string): string {
  return company.trim() === '' ? script : script.replaceAll(placeholder, () => company.trim());
}
