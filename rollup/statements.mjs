/**
 * What nothing here calls of React, with all that serves only it: bundlers keep what hangs on an `exports`. A name that is
 * called after all stops the build.
 */
export const unused = {
  react: [
    'act',
    'Children',
    'createFactory',
    'createRef',
    'lazy',
    'Profiler',
    'PureComponent',
    'StrictMode',
    'Suspense',
    'unstable_act',
    'useImperativeHandle',
    'useInsertionEffect',
    'useTransition',
  ],
  dom: [
    'createPortal',
    'findDOMNode',
    'flushSync',
    'hydrate',
    'hydrateRoot',
    'render',
    'unmountComponentAtNode',
    'unstable_batchedUpdates',
    'unstable_renderSubtreeIntoContainer',
  ],
};

const exported = (names) => new RegExp(`exports\\.(?=(?:${names.join('|')})=)`, 'g');

const react = /react\.production\.min\.js$/;
const reactDom = /react-dom\.production\.min\.js$/;
const stripe = /stripe-js\/dist\/pure\.mjs$/;
const ky = /ky\/distribution\/core\/Ky\.js$/;
const kyMerge = /ky\/distribution\/utils\/merge\.js$/;
const kyConstants = /ky\/distribution\/core\/constants\.js$/;

/**
 * Statements of libraries that leave something behind in the host page, or serve what the form does not use. Each must
 * be found: a new version that words it in another way stops the build, so that somebody looks.
 */
export const statements = [
  { file: react, pattern: exported(unused.react), instead: 'var unused_' },
  { file: reactDom, pattern: exported(unused.dom), instead: 'var unused_' },
  {
    file: /react-dom\/client\.js$/,
    pattern: /exports\.hydrateRoot = m\.hydrateRoot;/,
    instead: '',
  },
  {
    // Where an error happened, found by calling each component around it again: the form tells what, not where.
    file: reactDom,
    pattern: /(?<=function \w+\(a\))\{switch\(a\.tag\)\{case 5:return \w+\(a\.type\);case 16:.+?default:return""\}\}/,
    instead: '{return""}',
  },
  {
    // Names of components, for errors of old habits that no component here has.
    file: reactDom,
    pattern: /(?<=function \w+\(a\))\{var b=a\.type;switch\(a\.tag\)\{case 24:return"Cache".+?return null\}/s,
    instead: '{return null}',
  },
  {
    // Serves React's onSelect, which the form does not use: a listener and a mark on the host's document.
    file: reactDom,
    pattern: /null===b\|\|b\[(\w+)\]\|\|\(b\[\1\]=!0,\w+\("selectionchange",!1,b\)\)/,
    instead: 'null',
  },
  {
    // Takes what a host page added to every object for a field of the schema.
    file: /valibot\/dist\/index\.mjs$/,
    pattern: /for \(const key in this\.entries\) \{/g,
    instead: 'for (const key of Object.keys(this.entries)) {',
  },
  {
    // Puts a script into the host page by its address as a text. src/api/stripe.ts has put Stripe.js there before.
    file: stripe,
    pattern: /try \{\s+var script = findScript\(\);.+?\n    \}\n/s,
    instead: "reject(new Error('Stripe.js not available'));",
  },
  {
    // For who lets it put the script there.
    file: stripe,
    pattern: /loadStripe\.setLoadParameters = .+?\n\};/s,
    instead: '',
  },
  {
    // Passes bodies on piece by piece, to tell how much of them has come or gone.
    file: ky,
    pattern: /if \((?:ky|this)\.#options\.on(?:Down|Up)loadProgress\)/g,
    instead: 'if (false)',
  },
  {
    file: ky,
    pattern: /if \(!this\.#options\.onUploadProgress \|\| !request\.body\)/,
    instead: 'if (true)',
  },
  {
    // Shortcuts to bodies, as `ky(…).json()`: the form reads its answers as texts.
    file: ky,
    pattern: /for \(const \[type, mimeType\] of .+?\n        \}\n(?=        return result;)/s,
    instead: '',
  },
  {
    // Hooks, and the retries that they ask for: the form has none (src/api/client.ts).
    file: ky,
    pattern: /for \(const hook of ky\.#options\.hooks\.afterResponse\) \{.+?\n(?= {12}ky\.#decorateResponse)/s,
    instead: '',
  },
  {
    file: ky,
    pattern: /for \(const hook of ky\.#options\.hooks\.beforeError\) \{.+?\n {16}\}\n/s,
    instead: '',
  },
  {
    file: ky,
    pattern: /if \(error instanceof ForceRetryError && error\.customRequest\) \{.+?\n(?= {12}return this\.#retry)/s,
    instead: '',
  },
  {
    file: ky,
    pattern: /for \(const hook of this\.#options\.hooks\.beforeRequest\) \{.+?\n(?= {8}const nonRequestOptions)/s,
    instead: '',
  },
  {
    file: ky,
    pattern: /error instanceof Error \? error : new NonError\(error\);.+?\n {8}\}\n/s,
    instead: 'error;\n',
  },
  {
    // Other names of `retry-after`, which shops are not asked for (docs/contract.md, On the wire).
    file: ky,
    pattern: /\?\? error\.response\.headers\.get\('RateLimit-Reset'\).+?\/\/ Twitter/s,
    instead: ';',
  },
  {
    // A wait by chance before a retry.
    file: ky,
    pattern: /if \(this\.#options\.retry\.jitter === true\) \{.+?\n {8}\}\n {8}else if .+?\n {8}\}\n/s,
    instead: '',
  },
  {
    // Content types of forms: the form sends JSON.
    file: ky,
    pattern: /const userProvidedContentType = .+?\n {8}\}\n/s,
    instead: '',
  },
  {
    // Queries: those of the form stand in the paths that it calls.
    file: ky,
    pattern: /if \(hasSearchParameters\(.+?\n {8}\}\n/s,
    instead: '',
  },
  {
    file: ky,
    pattern: /static #normalizeSearchParams\(.+?\n {4}\}\n/s,
    instead: '',
  },
  {
    file: kyMerge,
    pattern: /if \(key === 'searchParams'\) \{.+?\n {16}\}\n(?= {16}if \(isObject)/s,
    instead: '',
  },
  {
    file: kyMerge,
    pattern: /if \(searchParameters !== undefined\) \{.+?\n {4}\}\n/s,
    instead: '',
  },
  {
    // Makes a request on every page, only to see whether it could be passed on so.
    file: kyConstants,
    pattern: /supportsRequestStreams = \(\(\) => \{.+?\n\}\)\(\);/s,
    instead: 'supportsRequestStreams = false;',
  },
  {
    file: kyConstants,
    pattern: /usualFormBoundarySize = .+/,
    instead: 'usualFormBoundarySize = 0;',
  },
];
