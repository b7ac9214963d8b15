/** Flags for a test browser: no network traffic of its own, no sandbox, no graphics card. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A test's page lives for a second: the slowest compiler tier costs more than it saves. */
export const shortLivedFlags = ['--js-flags=--no-opt'];
