import type { Plugin } from 'rollup';

export function patchLibraries(): Plugin & { readonly enforce: 'pre' };
