import terser from '@rollup/plugin-terser';

/** What makes a script small: output plugins. Bundlers must leave what the health report is to be loaded by. */
export const minified = () => [
  terser({
    // What rollup makes as modules becomes a script.
    module: false,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true, toplevel: true, keep_fargs: false },
    mangle: { toplevel: true },
    // Pages and servers that do not say UTF-8 would garble anything else.
    format: { comments: /webpackIgnore|@vite-ignore/u, ascii_only: true },
  }),
];
