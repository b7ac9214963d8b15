interface Release {
  readonly name: string;
  readonly version: string;
}

/** Copies what a build has put into a folder under stable names into `v1` in it, for version 1. */
export function fillMajorFolder(folder: string, release: Release): void;
