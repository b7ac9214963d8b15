import { minify } from '@swc/core';
import { preamble } from './notices.mjs';

/** What makes a script small. It leaves what bundlers must be told of the files that are loaded later. */
const options = {
  module: 'unknown',
  sourceMap: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 3, toplevel: true, keep_fargs: false },
  mangle: { toplevel: true },
  // Pages and servers that do not say UTF-8 would garble anything else.
  format: { ecma: 2020, comments: { regex: 'webpackIgnore|@vite-ignore' }, asciiOnly: true, preamble: `${preamble}\n` },
};

/** The minifier, as output plugins. */
export const minified = () => [{ name: 'minify', renderChunk: (code) => minify(code, options) }];
