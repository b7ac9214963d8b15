type Check = readonly [name: string, works: () => unknown];

const isEvent = (event: Event): boolean => new EventTarget().dispatchEvent(event);

const observes = (Observer: new (onChange: () => void) => { readonly observe: unknown }): boolean =>
  typeof new Observer(() => {}).observe === 'function';

/**
 * The built-ins that the form needs, each with a check that it still works. A replacement that works (a polyfill, a
 * wrapper for statistics) passes. `Array.from`, `Array.prototype.entries` and `JSON.stringify` are not checked: the
 * form also works with those of Prototype.js 1.7.
 */
const checks: readonly Check[] = [
  ['AbortController', () => !new AbortController().signal.aborted],
  ['Array.isArray', () => Array.isArray([]) && !Array.isArray({})],
  ['Array.prototype.every', () => [1, 2].every((item) => item > 0) && ![1, 2].every((item) => item > 1)],
  ['Array.prototype.filter', () => [1, 2].filter((item) => item > 1).length === 1],
  ['Array.prototype.find', () => [1, 2].find((item) => item > 1) === 2],
  ['Array.prototype.findIndex', () => [1, 2].findIndex((item) => item > 1) === 1],
  ['Array.prototype.findLast', () => [1, 2].findLast((item) => item > 0) === 2],
  ['Array.prototype.flat', () => [[1], [2]].flat()[1] === 2],
  ['Array.prototype.flatMap', () => [1, 2].flatMap((item) => [item, item]).length === 4],
  ['Array.prototype.forEach', () => typeof [].forEach === 'function'],
  ['Array.prototype.includes', () => [1].includes(1) && ![1].includes(2)],
  ['Array.prototype.indexOf', () => [1, 2].indexOf(2) === 1],
  ['Array.prototype.join', () => [1, 2].join('-') === '1-2'],
  ['Array.prototype.map', () => [1, 2].map((item) => item + 1)[1] === 3],
  ['Array.prototype.push', () => [1].push(2) === 2],
  ['Array.prototype.reduce', () => [1, 2].reduce((sum, item) => sum + item, 3) === 6],
  ['Array.prototype.slice', () => [1, 2, 3].slice(1, -1)[0] === 2],
  ['Array.prototype.some', () => [1].some((item) => item === 1) && ![].some(Boolean)],
  ['Array.prototype.toSorted', () => [2, 1].toSorted((one, other) => one - other)[0] === 1],
  ['Array.prototype.toSpliced', () => [1, 2].toSpliced(0, 1)[0] === 2],
  ['CustomEvent', () => isEvent(new CustomEvent('a', { detail: 1 }))],
  ['Element', () => document.documentElement instanceof Element],
  ['Element.prototype.closest', () => document.documentElement.closest('html') !== null],
  ['Element.prototype.matches', () => document.documentElement.matches('html')],
  ['Date', () => new Date(0).getTime() === 0 && typeof Date.now() === 'number'],
  ['Event', () => isEvent(new Event('a'))],
  ['FormData', () => typeof new FormData().append === 'function'],
  ['Function.prototype.bind', () => Math.max.bind(null, 1, 3)(2) === 3],
  ['Function.prototype.call', () => Math.max.call(null, 1, 3) === 3],
  ['HTMLElement', () => document.documentElement instanceof HTMLElement],
  ['HTMLElement.prototype.focus', () => typeof document.documentElement.focus === 'function'],
  ['Headers', () => new Headers({ accept: 'text/plain' }).get('Accept') === 'text/plain'],
  ['IntersectionObserver', () => observes(IntersectionObserver)],
  ['Intl', () => typeof Intl.NumberFormat === 'function' && typeof Intl.PluralRules === 'function'],
  ['JSON.parse', () => JSON.parse('{"list":[1]}').list[0] === 1],
  ['KeyboardEvent', () => isEvent(new KeyboardEvent('a'))],
  ['Map', () => new Map([['key', 1]]).get('key') === 1],
  ['MutationObserver', () => observes(MutationObserver)],
  ['Number.isFinite', () => Number.isFinite(1) && !Number.isFinite(NaN)],
  ['Number.isInteger', () => Number.isInteger(1) && !Number.isInteger(1.5)],
  ['Object.assign', () => Object.assign({ a: 1 }, { a: 2 }).a === 2],
  ['Object.entries', () => Object.entries({ a: 1 })[0]?.[1] === 1],
  ['Object.fromEntries', () => Object.fromEntries([['a', 1]])['a'] === 1],
  ['Object.getPrototypeOf', () => Object.getPrototypeOf([]) === Array.prototype],
  ['Object.hasOwn', () => Object.hasOwn({ a: 1 }, 'a') && !Object.hasOwn({}, 'a')],
  ['Object.keys', () => Object.keys({ a: 1 })[0] === 'a'],
  ['Object.values', () => Object.values({ a: 1 })[0] === 1],
  ['PageTransitionEvent', () => isEvent(new PageTransitionEvent('a'))],
  ['Promise', () => Promise.resolve(1) instanceof Promise && typeof Promise.allSettled([]).then === 'function'],
  ['Request', () => new Request('https://shop.example/', { method: 'POST', body: '{}' }).clone().method === 'POST'],
  ['ResizeObserver', () => observes(ResizeObserver)],
  ['Response', () => new Response('{}', { status: 201 }).clone().status === 201],
  ['Set', () => new Set([1, 1, 2]).size === 2],
  ['Set.prototype.has', () => new Set([1]).has(1) && !new Set([1]).has(2)],
  ['ShadowRoot', () => document.createElement('div').attachShadow({ mode: 'open' }) instanceof ShadowRoot],
  ['StorageEvent', () => isEvent(new StorageEvent('a'))],
  ['String.prototype.matchAll', () => [...'aa'.matchAll(/a/g)].length === 2],
  ['String.prototype.normalize', () => 'e\u0301'.normalize('NFC') === '\u00E9'],
  ['String.prototype.replace', () => 'a-a'.replace(/a/g, (letter) => `${letter}b`) === 'ab-ab'],
  ['String.prototype.replaceAll', () => 'a-a'.replaceAll('a', 'b') === 'b-b'],
  ['String.prototype.split', () => 'a-b'.split('-')[1] === 'b'],
  ['String.prototype.startsWith', () => 'ab'.startsWith('a') && !'ab'.startsWith('b')],
  ['String.prototype.trim', () => ' a '.trim() === 'a'],
  ['Symbol', () => typeof Symbol.iterator === 'symbol'],
  ['TextEncoder', () => new TextEncoder().encode('a')[0] === 97],
  ['URL', () => new URL('../b', 'https://shop.example/a/').href === 'https://shop.example/b'],
  ['URLSearchParams', () => new URLSearchParams('a=1').get('a') === '1'],
  ['WeakMap', () => new WeakMap([[checks, 1]]).has(checks)],
  ['WeakRef', () => new WeakRef(checks).deref() === checks],
  ['clearTimeout', () => typeof clearTimeout === 'function'],
  ['fetch', () => typeof fetch === 'function'],
  ['getComputedStyle', () => typeof getComputedStyle(document.documentElement).display === 'string'],
  ['performance', () => performance.now() >= 0],
  ['queueMicrotask', () => typeof queueMicrotask === 'function'],
  ['requestAnimationFrame', () => typeof requestAnimationFrame === 'function'],
];

/** Whether a built-in works. */
function works([, check]: Check): boolean {
  try {
    return check() === true;
  } catch {
    return false;
  }
}

/**
 * The names of needed built-ins that do not work, because a script of the page has replaced them (docs/contract.md). It
 * uses no methods of lists, which may be among them.
 */
export function findBrokenBuiltIns(): readonly string[] {
  const broken: string[] = [];
  for (const check of checks) if (!works(check)) broken[broken.length] = check[0];
  return broken;
}
