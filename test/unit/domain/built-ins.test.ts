// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { findBrokenBuiltIns } from '../../../src/domain/built-ins.ts';

afterEach(() => void vi.unstubAllGlobals());

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
  ['Map', function Map() {}],
  ['Event', function Event() {}],
])('finds a broken %s', (name, replacement) => {
  vi.stubGlobal(name, replacement);
  expect(findBrokenBuiltIns()).toContain(name);
});

/** As Prototype.js 1.6 has it. */
function reduce(this: unknown[]): unknown {
  return this.length > 1 ? this : this[0];
}

/** As MooTools 1.2 has it. */
function bind(this: (...given: unknown[]) => unknown, self: unknown, list: unknown[]): () => unknown {
  return () => this.apply(self, list);
}

it.each([
  ['Array.prototype.reduce', Array.prototype, { reduce }],
  ['Function.prototype.bind', Function.prototype, { bind }],
])('finds the method %s of another meaning', (name, prototype, replacement) => {
  const [method = ''] = Object.keys(replacement);
  const published = Object.getOwnPropertyDescriptor(prototype, method) ?? {};
  Object.assign(prototype, replacement);
  const broken = findBrokenBuiltIns();
  Object.defineProperty(prototype, method, published);
  expect(broken).toEqual([name]);
});
