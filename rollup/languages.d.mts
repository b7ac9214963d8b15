import type { Plugin } from 'rollup';

export function languageFiles(): Plugin;
