import terser from '@rollup/plugin-terser';
import { preamble } from './notices.mjs';

/** What makes a script small: output plugins. Bundlers must leave what the health report is to be loaded by. */
export const minified = () => [
  terser({
    ecma: 2020,
    // What rollup makes as modules becomes a script.
    module: false,
    compress: { passes: 4, toplevel: true, keep_fargs: false },
    mangle: { toplevel: true },
    // Pages and servers that do not say UTF-8 would garble anything else.
    format: { comments: /webpackIgnore|@vite-ignore/u, ascii_only: true, preamble },
  }),
];
