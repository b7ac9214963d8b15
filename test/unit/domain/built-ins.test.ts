// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findBrokenBuiltIns } from '../../../src/domain/built-ins.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('finds nothing where no script has replaced anything', () => {
  expect(findBrokenBuiltIns()).toEqual([]);
});

it('accepts a replacement that works', () => {
  const { fetch: published } = globalThis;
  vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => published(...args));
  vi.stubGlobal('Map', class extends Map {});
  expect(findBrokenBuiltIns()).toEqual([]);
});

it.each([
  ['Request', Date],
  ['WeakMap', undefined],
  ['fetch', null],
])('finds a broken %s', (name, replacement) => {
  vi.stubGlobal(name, replacement);
  expect(findBrokenBuiltIns()).toEqual([name]);
});

it('finds a method of another meaning', () => {
  // As in Prototype.js 1.6.
  vi.spyOn(Array.prototype, 'reduce').mockImplementation(function reduce(this: unknown[]) {
    return this.length > 1 ? this : this[0];
  });
  const broken = findBrokenBuiltIns();
  vi.restoreAllMocks();
  expect(broken).toEqual(['Array.prototype.reduce']);
});
