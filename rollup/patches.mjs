/**
 * Libraries run as published, except for what would affect the host page or is wrong inside a shadow root.
 * docs/decisions/0005-patches.md has the reasons, upstream issues and tests.
 */
export const patches = [
  {
    // React's onSelect, which the form does not use: it adds a listener and a mark to the host's document
    // (react/react#7128).
    file: /react-dom\.production\.min\.js$/,
    pattern: /null===b\|\|b\[(\w+)\]\|\|\(b\[\1\]=!0,\w+\("selectionchange",!1,b\)\)/,
    instead: 'null',
  },
  {
    // A request on every page, only to check whether bodies can be streamed (sindresorhus/ky#490).
    file: /ky\/distribution\/core\/constants\.js$/,
    pattern: /supportsRequestStreams = \(\(\) => \{.+?\n\}\)\(\);/s,
    instead: 'supportsRequestStreams = false;',
  },
  {
    // Inherited keys: valibot reads what a host page added to Object.prototype as a field of the schema
    // (open-circle/valibot#1523 and #1621 fix the same elsewhere).
    file: /valibot\/dist\/index\.mjs$/,
    pattern: /for \(const key in this\.entries\) \{/g,
    instead: 'for (const key of Object.keys(this.entries)) {',
  },
];

/**
 * Packages that affect the host page (nodes, attributes and styles on its body, listeners on its document, a mark on its
 * window), or mistake a shadow root's host for the focused element (radix-ui/primitives#3353, #3483), and their
 * dependencies. src/ui/radix-host-page.tsx replaces them; this can be removed when Radix accepts a root to work in.
 */
export const replacedPackages = [
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-guards',
  '@radix-ui/react-focus-scope',
  '@radix-ui/react-primitive',
  '@radix-ui/react-roving-focus',
  'aria-hidden',
  'react-remove-scroll',
];

/** The packages that are patched or whose imports are replaced; tests must not load them unpatched. */
export const patchedPackages = [/\/node_modules\/(?:ky|valibot|@radix-ui)\//];
