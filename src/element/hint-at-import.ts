import { isBundled } from './script-origin.ts';

const hinted = new Set<string>();

/** Logs once in the console which file a bundle lacks, and which import adds it. */
export function hintAtImport(part: 'desk' | 'health', what: string): void {
  if (!isBundled || hinted.has(part)) return;
  hinted.add(part);
  console.info(`voice-order-form: ${what} is missing in this bundle. Add: import 'voice-order-form/${part}';`);
}
