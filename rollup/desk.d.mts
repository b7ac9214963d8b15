import type { Plugin } from 'rollup';

export function deskFile(): Plugin;
export function deskApart(): {
  readonly name: string;
  readonly renderChunk: (code: string, chunk: { readonly isEntry: boolean }) => { readonly code: string };
};
