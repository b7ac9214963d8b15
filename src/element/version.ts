declare const PACKAGE_VERSION: string;

/** The version in package.json; set by the build. */
export const version = PACKAGE_VERSION;
