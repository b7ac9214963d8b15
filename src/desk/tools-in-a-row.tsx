import type { Attributes, ComponentType } from 'react';

/** Several tools in one place, in a row. */
export const inARow =
  <Props extends object>(...tools: readonly ComponentType<Props>[]): ComponentType<Props> =>
  (props: Attributes & Props) =>
    tools.map((Tool, index) => <Tool key={index} {...props} />);
