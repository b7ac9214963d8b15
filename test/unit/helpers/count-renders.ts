import { memo, type ElementType, type FunctionComponent, type ReactNode } from 'react';
import type * as runtime from 'react/jsx-dev-runtime';

type Runtime = typeof runtime;
type Props = Readonly<Record<string, unknown>>;

const renders: string[] = [];

/** The names of the components that were drawn since the last look, in their order. */
export const takeRenders = (): readonly string[] => renders.splice(0);

/** The result of React's `memo(…)`: an object that contains the component. */
interface Memo {
  readonly type: FunctionComponent<Props>;
  readonly compare: ((one: Props, other: Props) => boolean) | null;
}

const isMemo = (type: unknown): type is Memo =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.memo');
const isComponent = (type: unknown): type is FunctionComponent<Props> =>
  typeof type === 'function' && !type.prototype?.isReactComponent;

/** The stand-in of each component, so that it stays the same between renders. */
const counted = new WeakMap<object, ElementType>();

function standIn(type: FunctionComponent<Props>, place: string): FunctionComponent<Props> {
  const displayName = type.name || place;
  const component = (props: Props): ReactNode => {
    renders.push(displayName);
    return type(props);
  };
  return Object.assign(component, { displayName });
}

function countedType(type: ElementType, place: string): ElementType {
  if (!isMemo(type) && !isComponent(type)) return type;
  const known = counted.get(type);
  if (known !== undefined) return known;
  const made = isMemo(type) ? memo(standIn(type.type, place), type.compare ?? undefined) : standIn(type, place);
  counted.set(type, made);
  return made;
}

/**
 * The JSX runtime with components that report when they render, for `vi.mock`. A component without a name is reported
 * by its file and line.
 */
export function withCountedRenders(real: Runtime): Runtime {
  return {
    ...real,
    jsxDEV: (...[type, ...rest]) => {
      const source = rest[3];
      const place = `${source?.fileName?.split('/').at(-1)}:${source?.lineNumber}`;
      return real.jsxDEV(countedType(type, place), ...rest);
    },
  };
}
