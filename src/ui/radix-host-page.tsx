import { Primitive } from '@radix-ui/react-primitive';
import { cloneElement, forwardRef, Fragment, type ComponentProps, type ReactElement, type ReactNode } from 'react';

// Stand-ins for the packages by which Radix reaches into the host page, or that a shadow root misleads; see
// rollup/quiet-libraries.mjs. The native dialog keeps the focus, makes the page inert and closes on Escape by itself.

const nothing = (): void => {};
const passThrough = ({ children }: { readonly children?: ReactNode }) => <>{children}</>;

// @radix-ui/react-focus-guards, aria-hidden, react-remove-scroll
export const useFocusGuards = nothing;
export const hideOthers = () => nothing;
export const RemoveScroll = Fragment;

// @radix-ui/react-focus-scope
export const FocusScope = passThrough;
export const FocusScopeBranchProvider = passThrough;
export const useFocusScopeBranchRegistry = () => ({ branchNodes: [], registry: null });

// @radix-ui/react-dismissable-layer
export const useDismissableLayerSurface = () => nothing;

type LayerOnly = 'onDismiss' | 'onInteractOutside' | 'deferPointerDownOutside' | 'disableOutsidePointerEvents';
type LayerProps = ComponentProps<typeof Primitive.div> & Record<LayerOnly, unknown>;

export const DismissableLayer = forwardRef<HTMLDivElement, LayerProps>(function DismissableLayer(props, ref) {
  const {
    onDismiss: _a,
    onInteractOutside: _b,
    deferPointerDownOutside: _c,
    disableOutsidePointerEvents: _d,
    ...rest
  } = props;
  return <Primitive.div {...rest} ref={ref} />;
});

// @radix-ui/react-presence: waits for animations at the end, of which there are none.
interface PresenceProps {
  readonly present: boolean;
  readonly children: ReactNode | ((state: { readonly present: boolean }) => ReactNode);
}
export const Presence = ({ present, children }: PresenceProps) => (
  <>{typeof children === 'function' ? children({ present }) : present && children}</>
);

// @radix-ui/react-roving-focus: takes the host element for the focused tab. tabs.tsx moves the focus; only the chosen tab
// is a stop of the Tab key.
interface ItemProps {
  readonly active: boolean;
  readonly children: ReactElement<{ tabIndex: number }>;
}
export const Root = passThrough;
export const Item = ({ active, children }: ItemProps) => cloneElement(children, { tabIndex: active ? 0 : -1 });
export const createRovingFocusGroupScope = Object.assign(() => () => ({}), { scopeName: '' });
