/** An answer of 4xx, and what the buyer reads. */
export class Refusal extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

/** What was found, or a refusal with 404. */
export function found(thing, what) {
  if (thing === undefined) throw new Refusal(404, `There is no such ${what}.`);
  return thing;
}
