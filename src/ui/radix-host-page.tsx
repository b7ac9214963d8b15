import {
  cloneElement,
  createElement,
  forwardRef,
  Fragment,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

// Replacements for the packages through which Radix affects the host page, or that fail in a shadow root; see
// docs/decisions/0005-patches.md. The native dialog keeps the focus, makes the page inert and closes on Escape by
// itself.

const nothing = (): void => {};
const passThrough = ({ children }: { readonly children?: ReactNode }) => <>{children}</>;

// @radix-ui/react-primitive, which leaves a mark on the page's window: an element, or one of ours that gets the props it
// does not have itself.
interface PartProps extends ComponentProps<'div'> {
  readonly asChild?: boolean;
}
const part = (node: string) =>
  forwardRef<HTMLElement, PartProps>(({ asChild, ...props }, ref) => {
    const { children, ...rest } = props;
    if (!asChild || !isValidElement<object>(children)) return createElement(node, { ...props, ref });
    return cloneElement(children, { ...rest, ...children.props });
  });
export const Primitive = { button: part('button'), div: part('div'), h2: part('h2'), p: part('p') };

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

// @radix-ui/react-roving-focus: mistakes the host element for the focused tab. tabs.tsx moves the focus; only the
// selected tab is a Tab stop.
interface ItemProps {
  readonly active: boolean;
  readonly children: ReactElement<{ tabIndex: number }>;
}
export const Root = passThrough;
export const Item = ({ active, children }: ItemProps) => cloneElement(children, { tabIndex: active ? 0 : -1 });
export const createRovingFocusGroupScope = Object.assign(() => () => ({}), { scopeName: '' });
