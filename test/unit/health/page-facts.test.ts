import { afterEach, expect, it, vi } from 'vitest';
import { readTransport } from '../../../src/health/page-facts.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['https:', true, 'secure'],
  // http://127.0.0.1 and http://localhost
  ['http:', true, 'local'],
  ['file:', true, 'local'],
  ['http:', false, 'insecure'],
  // In a frame of a page without https
  ['https:', false, 'insecure'],
])('a page on %s, trusted by the browser: %j, is %s', (protocol, isSecureContext, transport) => {
  vi.stubGlobal('window', { isSecureContext });
  vi.stubGlobal('location', { protocol });
  expect(readTransport()).toBe(transport);
});
