/** How a style sounds where no other words decide. `{company}` is the company's name. */
export interface Tone {
  /** On hold: opens the first message. */
  readonly welcome: readonly string[];
  /** On hold: ends the first message. */
  readonly patience: readonly string[];
  /** On hold: opens the messages after it. */
  readonly leads: readonly string[];
  /** On hold: ends them. */
  readonly closings: readonly string[];
  /** Menus: opens what callers hear first. */
  readonly greetings: readonly string[];
  /** Menus: opens the list of choices. */
  readonly choices: readonly string[];
  /** Menus: ends a message. */
  readonly thanks: readonly string[];
  /** Voicemail: opens and ends the greeting. */
  readonly voicemail: { readonly openings: readonly string[]; readonly closings: readonly string[] };
}
