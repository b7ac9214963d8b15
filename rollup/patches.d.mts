export const patchedPackages: RegExp[];
