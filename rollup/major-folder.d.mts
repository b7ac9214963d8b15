interface Release {
  readonly name: string;
  readonly version: string;
}

/** For version 1, copies a build's files with stable names from a folder into `v1` inside it. */
export function fillMajorFolder(folder: string, release: Release): void;
