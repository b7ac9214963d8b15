/** Puts the company's name where a script holds its place; an unknown name leaves the place as it reads. */
export function fillCompany(script: string, placeholder: string, company: string): string {
  return company.trim() === '' ? script : script.replaceAll(placeholder, () => company.trim());
}
