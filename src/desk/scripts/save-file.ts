/** Saves a text as a file for the buyer. */
export function saveText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // The browser reads the file shortly after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
