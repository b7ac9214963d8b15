import { useSetAtom } from 'jotai/react';
import { Component, type MouseEvent, type ReactNode } from 'react';
import { reportAtom } from '../../state/notices/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { focusSoon } from '../focus/focus-field.ts';
import * as css from './layout.css.ts';
import { Root } from './root.tsx';
import { useText } from '../texts/use-text.ts';

interface CrashProps {
  /** Whether it is around a single tool, which disappears. */
  readonly isTool?: boolean;
  readonly children: ReactNode;
}

interface BoundaryProps extends CrashProps {
  readonly onError: (error: unknown) => void;
}

class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly startAgain = (): void => this.setState({ hasFailed: false });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { isTool, children } = this.props;
    if (!this.state.hasFailed) return children;
    return !isTool && <CrashNotice onStartAgain={this.startAgain} />;
  }
}

/** Prevents an error in our code from leaving an empty page: the order stays in the store, and the form can restart. */
export function Crash(props: CrashProps) {
  const report = useSetAtom(reportAtom);
  return (
    <Boundary {...props} onError={(error) => report({ area: 'render', notice: { key: 'renderFailed' }, error })} />
  );
}

function CrashNotice({ onStartAgain }: { readonly onStartAgain: () => void }) {
  const text = useText().wrong;
  const startAgain = ({ currentTarget }: MouseEvent): void => {
    onStartAgain();
    // At the start of the form, or where it has failed again.
    for (const field of ['service', 'again'] as const) focusSoon(currentTarget, field);
  };
  return (
    <Root>
      <div className={css.form} role="alert">
        <Callout
          tone="danger"
          actions={
            <Button data-field="again" onClick={startAgain}>
              {text.again}
            </Button>
          }
        >
          <strong>{text.heading}</strong>
          <p>{text.text}</p>
        </Callout>
      </div>
    </Root>
  );
}
