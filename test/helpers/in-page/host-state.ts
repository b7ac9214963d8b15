/* oxlint-disable unicorn/consistent-function-scoping, typescript/unbound-method -- sent to the browser as text, so all of
   it is in one function; built-ins are only compared, never called. */

declare global {
  interface Window {
    hostState?: () => HostState;
  }
}

/** What a host page can see of itself, without the element and its content. */
export interface HostState {
  readonly html: string;
  readonly styleSheets: readonly string[];
  readonly adoptedStyleSheets: number;
  /** Own names of window and document. */
  readonly names: readonly string[];
  /** Built-in functions that are others than at the start. */
  readonly patched: readonly string[];
}

/**
 * Runs in a page before its scripts: saves the built-ins, and provides the page's state as `window.hostState`.
 * Self-contained, because it is sent to the browser as text.
 */
export function watchHostState(): void {
  type Properties = Map<string | symbol, unknown[]>;
  const readProperties = (target: object): Properties =>
    new Map(
      Reflect.ownKeys(target).map((key) => {
        const { get, set, value } = Object.getOwnPropertyDescriptor(target, key) ?? {};
        return [key, [get, set, typeof value === 'function' ? value : null]];
      }),
    );
  const builtIns = Object.getOwnPropertyNames(window).flatMap((name): [string, object][] => {
    const value: unknown = Object.getOwnPropertyDescriptor(window, name)?.value;
    if (typeof value !== 'function') return [];
    const prototype: unknown = value.prototype;
    const itself: [string, object] = [name, value];
    return typeof prototype === 'object' && prototype !== null ? [itself, [`${name}.prototype`, prototype]] : [itself];
  });
  const original = builtIns.map(([name, target]) => ({ name, target, properties: readProperties(target) }));
  const patched = (): string[] =>
    original.flatMap(({ name, target, properties }) =>
      [...readProperties(target)]
        .filter(([key, now]) => now.some((part, index) => part !== properties.get(key)?.[index]))
        .map(([key]) => `${name}.${String(key)}`),
    );
  const htmlAround = (): string => {
    const copy = document.createElement('div');
    copy.append(document.documentElement.cloneNode(true));
    for (const element of copy.querySelectorAll('voice-order-form')) element.replaceWith('[element]');
    return copy.innerHTML;
  };
  const hostState = (): HostState => ({
    html: htmlAround(),
    styleSheets: [...document.styleSheets].map((sheet) => `${sheet.href ?? 'inline'}: ${sheet.cssRules.length} rules`),
    adoptedStyleSheets: document.adoptedStyleSheets.length,
    names: [...Reflect.ownKeys(window), ...Reflect.ownKeys(document)]
      .map(String)
      // The marks of Radix and React that docs/contract.md allows.
      .filter((name) => name !== 'Symbol(radix-ui)' && !name.startsWith('_reactListening')),
    patched: patched(),
  });
  Object.defineProperty(window, 'hostState', { value: hostState });
}
