/** An answer of 4xx, what the buyer reads, and for some a word that the form goes by. */
export class Refusal extends Error {
  constructor(status, message, code) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** What was found, or a refusal with 404. */
export function found(thing, what) {
  if (thing === undefined) throw new Refusal(404, `There is no such ${what}.`);
  return thing;
}
