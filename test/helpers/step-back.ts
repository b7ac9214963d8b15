import { constants, setPriority } from 'node:os';

/**
 * Lets the browser tests go first, which run beside these: they take longest, and one page after the other, so that a
 * processor would be idle at the end.
 */
export function setup(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
