/** How long each step of a movement is shown, in milliseconds. */
export const step = 50;

/** How far a movement of so many steps has come at each: it begins and ends gently. */
export const steps = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => (1 - Math.cos((Math.PI * (index + 1)) / count)) / 2);
