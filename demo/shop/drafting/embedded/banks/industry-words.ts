/** What callers of an industry want to hear. Nothing in it claims what may not be true of a company. */
export interface IndustryWords {
  /** On hold: what helps a caller of this industry. `{company}` is the company's name. */
  readonly facts: readonly string[];
  /** Menus: what callers ask for, as in "For appointments, press one." */
  readonly choices: readonly [string, string, string];
  /** What to say on a tape, as in "Please leave your name, your number and the reason for your call." */
  readonly leave: string;
  /** What callers have to know out of hours, before all else. */
  readonly urgent?: string;
}
