import { memo, type ElementType, type FunctionComponent } from 'react';
import type * as runtime from 'react/jsx-dev-runtime';

type Runtime = typeof runtime;

const renders: string[] = [];

/** The names of the components that were drawn since the last look, in their order. */
export const takeRenders = (): readonly string[] => renders.splice(0);

/** The result of React's `memo(…)`: an object that contains the component. */
interface Memo {
  readonly type: FunctionComponent;
  readonly compare: (() => boolean) | null;
}

const isMemo = (type: object | string): type is Memo =>
  Reflect.get(Object(type), '$$typeof') === Symbol.for('react.memo');
const isComponent = (type: ElementType): type is FunctionComponent =>
  typeof type === 'function' && !type.prototype?.isReactComponent;

const counting =
  (type: FunctionComponent): FunctionComponent =>
  (props) => {
    renders.push(type.name);
    return type(props);
  };

function standIn(type: ElementType): ElementType {
  if (isMemo(type)) return memo(counting(type.type), type.compare ?? undefined);
  return isComponent(type) ? counting(type) : type;
}

/** The stand-in of each component, so that it stays the same between renders. */
const standIns = new Map<ElementType, ElementType>();

/** The JSX runtime with components that report when they render, for `vi.mock`. */
export const withCountedRenders = (real: Runtime): Runtime => ({
  ...real,
  jsxDEV: (type, ...rest) => {
    if (!standIns.has(type)) standIns.set(type, standIn(type));
    return real.jsxDEV(standIns.get(type) ?? type, ...rest);
  },
});
