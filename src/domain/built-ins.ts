/**
 * The built-ins that the form needs and that scripts of pages are known to replace, each with a check that it still
 * works. A replacement that works (a polyfill, a wrapper for statistics) passes. `JSON.stringify` and `Array.from` are
 * missing on purpose: the form also works with those of Prototype.js.
 */
const checks: Readonly<Record<string, () => boolean>> = {
  Map: () => new Map([['key', 1]]).get('key') === 1,
  Set: () => new Set([1, 1, 2]).size === 2,
  WeakMap: () => new WeakMap([[checks, 1]]).has(checks),
  Promise: () => Promise.resolve(1) instanceof Promise && typeof Promise.allSettled([]).then === 'function',
  Request: () => new Request('https://shop.example/', { method: 'POST', body: '{}' }).method === 'POST',
  Response: () => new Response('{}', { status: 201 }).status === 201,
  Headers: () => new Headers({ accept: 'text/plain' }).get('Accept') === 'text/plain',
  URL: () => new URL('../b', 'https://shop.example/a/').href === 'https://shop.example/b',
  AbortController: () => !new AbortController().signal.aborted,
  fetch: () => typeof fetch === 'function',
  'JSON.parse': () => JSON.parse('{"list":[1]}').list[0] === 1,
  'Array.isArray': () => Array.isArray([]) && !Array.isArray({}),
  'Array.prototype.entries': () => [...['a'].entries()][0]?.[1] === 'a',
  'Array.prototype.filter': () => [1, 2].filter((one) => one > 1).length === 1,
  'Array.prototype.find': () => [1, 2].find((one) => one > 1) === 2,
  'Array.prototype.flatMap': () => [1, 2].flatMap((one) => [one, one]).length === 4,
  'Array.prototype.includes': () => [1].includes(1) && ![1].includes(2),
  'Array.prototype.indexOf': () => [1, 2].indexOf(2) === 1,
  'Array.prototype.map': () => [1, 2].map((one) => one + 1)[1] === 3,
  'Array.prototype.reduce': () => [1, 2].reduce((sum, one) => sum + one, 3) === 6,
  'Array.prototype.some': () => [1].some((one) => one === 1) && ![].some(Boolean),
  'Object.assign': () => Object.assign({ a: 1 }, { a: 2 }).a === 2,
  'Object.entries': () => Object.entries({ a: 1 })[0]?.[1] === 1,
  'Object.fromEntries': () => Object.fromEntries([['a', 1]])['a'] === 1,
  'Object.keys': () => Object.keys({ a: 1 }).join('') === 'a',
  'Function.prototype.bind': () => Math.max.bind(null, 1)(2) === 2,
  'String.prototype.replaceAll': () => 'a-a'.replaceAll('a', 'b') === 'b-b',
  'String.prototype.trim': () => ' a '.trim() === 'a',
};

function works(check: () => boolean): boolean {
  try {
    return check();
  } catch {
    return false;
  }
}

/** The names of needed built-ins that do not work, because a script of the page has replaced them (docs/contract.md). */
export const findBrokenBuiltIns = (): readonly string[] =>
  Object.keys(checks).filter((name) => checks[name] && !works(checks[name]));
