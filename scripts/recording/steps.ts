/** How long each step of a movement is shown, in milliseconds. */
export const step = 50;

/** The progress at each step of a movement, with a gentle start and end. */
export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (1 - Math.cos((Math.PI * (index + 1)) / count)) / 2);
