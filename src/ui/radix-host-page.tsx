import { cloneElement, forwardRef, Fragment, type ReactElement, type ReactNode } from 'react';

// Replacements for the packages through which Radix affects the host page, or that fail in a shadow root; see
// docs/decisions/0005-patches.md. The native dialog keeps the focus, makes the page inert and closes on Escape by
// itself.

const nothing = (): void => {};
const passThrough = ({ children }: { readonly children?: ReactNode }) => <>{children}</>;

// @radix-ui/react-slot: an element of ours gets the props that it does not have itself.
interface SlotProps {
  readonly children: ReactElement<object>;
}
const Slot = forwardRef<unknown, SlotProps>(({ children, ...props }, _ref) =>
  cloneElement(children, { ...props, ...children.props }),
);
export const createSlot = () => Slot;

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
type LayerProps = SlotProps & Record<LayerOnly | 'asChild', unknown>;

/** Only around an element of ours. */
export const DismissableLayer = forwardRef<unknown, LayerProps>(function DismissableLayer(props, _ref) {
  const {
    onDismiss: _a,
    onInteractOutside: _b,
    deferPointerDownOutside: _c,
    disableOutsidePointerEvents: _d,
    asChild: _e,
    ...rest
  } = props;
  return <Slot {...rest} />;
});

// @radix-ui/react-presence: waits for exit animations, of which there are none.
interface PresenceProps {
  readonly present: boolean;
  readonly children: ReactNode | ((state: { readonly present: boolean }) => ReactNode);
}
export const Presence = ({ present, children }: PresenceProps) => (
  <>{typeof children === 'function' ? children({ present }) : present && children}</>
);

// @radix-ui/react-roving-focus: mistakes the host element for the focused tab. tabs.tsx moves the focus; only the
// selected tab is a Tab stop.
interface ItemProps {
  readonly active: boolean;
  readonly children: ReactElement<{ tabIndex: number }>;
}
export const Root = passThrough;
export const Item = ({ active, children }: ItemProps) => cloneElement(children, { tabIndex: active ? 0 : -1 });
export const createRovingFocusGroupScope = Object.assign(() => () => ({}), { scopeName: '' });
