import commonjs from '@rollup/plugin-commonjs';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { readFileSync } from 'node:fs';
import esbuild from 'rollup-plugin-esbuild';
import { builtFiles } from './languages.mjs';
import { oneSheet } from './one-sheet.mjs';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Constants that the build sets. */
export const define = { PACKAGE_VERSION: JSON.stringify(version) };

/** The plugins that turn src into a script for browsers; the browser tests use them too. */
export function browserPlugins() {
  return [
    // Before commonjs, which would include the development builds of React too.
    replace({
      preventAssignment: true,
      delimiters: ['', ''],
      values: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env ? import.meta.env.MODE : void 0': '"production"',
        // valibot reads what a page has added to Object.prototype as fields of every schema (open-circle/valibot#1523).
        'for (const key in this.entries)': 'for (const key of Object.keys(this.entries))',
      },
    }),
    nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
    commonjs(),
    builtFiles(),
    oneSheet(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    esbuild({ target: 'es2022', jsx: 'automatic', define, loaders: { '.json': 'json' } }),
  ];
}

/** The plugins that turn src into a command for Node. */
export const commandPlugins = () => [
  nodeResolve({ exportConditions: ['node'], extensions: ['.mjs', '.js', '.ts', '.json'] }),
  json(),
  commonjs(),
  esbuild({ target: 'node20', define }),
];

/** The plugins that turn the partner kit into a script for browsers. */
export const kitPlugins = () => [
  nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts'] }),
  esbuild({ target: 'es2022', minify: true }),
];

/** React's and Radix's `"use client"` has no meaning here. */
export function onwarn(warning, warn) {
  if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
}
