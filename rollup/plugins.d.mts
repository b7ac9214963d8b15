import type { Plugin, RollupOptions } from 'rollup';

export const define: Record<string, string>;
export function browserPlugins(): Plugin[];
export const onwarn: NonNullable<RollupOptions['onwarn']>;
