import terser from '@rollup/plugin-terser';
import { minify } from '@swc/core';

const ecma = 2020;

/** SWC after terser folds what terser leaves: a further 1 %. With safe options only. An output plugin. */
function fold() {
  return {
    name: 'fold',
    renderChunk(code, _chunk, { sourcemap }) {
      return minify(code, {
        ecma,
        // `export` makes a module of the desk; the script is none any more.
        module: 'unknown',
        compress: { ecma, passes: 3, toplevel: true, keep_fargs: false },
        mangle: { toplevel: true },
        // Terser has left those that bundlers must see.
        format: { asciiOnly: true, comments: 'all' },
        sourceMap: Boolean(sourcemap),
      });
    },
  };
}

/** What makes a script small: output plugins. Bundlers must leave what the health report is to be loaded by. */
export const minified = () => [
  terser({
    ecma,
    // What rollup makes as modules becomes a script.
    module: false,
    // SWC joins variables better where terser has left them.
    compress: {
      passes: 4,
      join_vars: false,
      pure_getters: true,
      unsafe_arrows: true,
      toplevel: true,
      keep_fargs: false,
    },
    mangle: { toplevel: true },
    // Pages and servers that do not say UTF-8 would garble anything else.
    format: { comments: /webpackIgnore|@vite-ignore/u, ascii_only: true },
  }),
  fold(),
];
