/** A browser for tests says nothing to anybody, and needs neither a sandbox nor a graphics card. */
export const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A test's page lives for a second: the compiler that takes longest costs more than it saves. */
export const shortLivedFlags = ['--js-flags=--no-opt'];
