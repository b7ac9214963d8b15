import type { Plugin } from 'rollup';

export function deskFile(): Plugin;
