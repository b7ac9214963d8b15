/** The programs for `npm run test:engines`. Throws a message that says which are missing. */
export function enginePrograms(): {
  readonly firefox: string;
  readonly webKit: string;
  readonly webKitDriver: string;
  readonly screen: string;
  readonly sound: string;
};
