export const publicManifest: (manifest: Readonly<Record<string, unknown>>) => Record<string, unknown>;
export const readmeOf: (text: string, homepage?: string) => string;
export const packPackage: (destination: string) => string;
