import { folded } from './folded.ts';

/** The longest name of a message, in characters: shops and phone systems take no longer ones. */
export const maxMessageName = 60;

/**
 * The name of a message's file, without its ending: `2-after-hours` for the second one with the name `After hours`, and
 * `message-2` for one without a name (docs/contract.md, Settled). `index` counts from 0.
 */
export function fileName(name: string, index: number): string {
  const words = folded(name.slice(0, maxMessageName)).match(/[\p{L}\p{N}]+/gu);
  return words === null ? `message-${index + 1}` : [index + 1, ...words].join('-');
}

/** The name that a file was named for, as words again; empty where it has its number alone. */
export function nameOfFile(file: string): string {
  const [first = '', ...words] = (/^\d+-(.+)$/u.exec(file)?.[1] ?? '').split('-');
  return [first.charAt(0).toUpperCase() + first.slice(1), ...words].join(' ');
}
