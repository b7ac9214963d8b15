import { memo, type ElementType, type FunctionComponent, type ReactNode } from 'react';
import type * as runtime from 'react/jsx-dev-runtime';

type Runtime = typeof runtime;
type Props = Readonly<Record<string, unknown>>;

const renders: string[] = [];

/** The names of the components that were drawn since the last look, in their order. */
export const takeRenders = (): readonly string[] => renders.splice(0);

/** What React makes of `memo(…)`: an object with the component in it. */
interface Memo {
  readonly type: FunctionComponent<Props>;
  readonly compare: ((one: Props, other: Props) => boolean) | null;
}

const isMemo = (type: unknown): type is Memo =>
  typeof type === 'object' && type !== null && '$$typeof' in type && type.$$typeof === Symbol.for('react.memo');
const isComponent = (type: unknown): type is FunctionComponent<Props> =>
  typeof type === 'function' && !type.prototype?.isReactComponent;

/** The stand-in of each component, so that it stays the same from one drawing to the next. */
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
 * The runtime that JSX is compiled to, with components that tell when they are drawn: for `vi.mock`. A component without
 * a name is told by the file and line that it stands in.
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
