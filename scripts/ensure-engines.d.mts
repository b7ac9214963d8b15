/** The programs that `npm run test:engines` needs. Throws a sentence that says which are missing. */
export function enginePrograms(): {
  readonly firefox: string;
  readonly webKit: string;
  readonly webKitDriver: string;
  readonly screen: string;
  readonly sound: string;
};
