import { minify } from '@swc/core';
import { preamble } from './notices.mjs';

/** Minifier options. Comments for bundlers about files that load later are kept. */
const options = {
  module: 'unknown',
  sourceMap: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, toplevel: true, keep_fargs: false },
  mangle: { toplevel: true },
  // Pages and servers that don't declare UTF-8 would garble other characters.
  format: { ecma: 2020, comments: { regex: 'webpackIgnore|@vite-ignore' }, asciiOnly: true, preamble: `${preamble}\n` },
};

/** The minifier, as output plugins. */
export const minified = () => [{ name: 'minify', renderChunk: (code) => minify(code, options) }];
