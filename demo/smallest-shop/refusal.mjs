/** A 4xx answer: the message for the buyer and, for some, a code that the form acts on. */
export class Refusal extends Error {
  constructor(status, message, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Returns what was found, or refuses with 404. */
export function found(thing, what) {
  if (thing === undefined) throw new Refusal(404, `There is no such ${what}.`);
  return thing;
}
