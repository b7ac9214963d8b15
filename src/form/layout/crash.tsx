import { Component, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { textAtom } from '../../state/host/settings.ts';
import { useForm } from '../context/form-context.tsx';
import { reportError } from '../../state/notices/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/section/callout.tsx';
import { focusIfLost, focusSoon } from '../focus/focus-field.ts';
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

interface BoundaryState {
  readonly hasFailed: boolean;
  readonly hasStartedAgain: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { hasFailed: false, hasStartedAgain: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly startAgain = (): void => this.setState({ hasFailed: false, hasStartedAgain: true });

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    const { isTool, children } = this.props;
    const { hasFailed, hasStartedAgain } = this.state;
    if (!hasFailed) return children;
    return !isTool && <CrashNotice isAgain={hasStartedAgain} onStartAgain={this.startAgain} />;
  }
}

/** Prevents an error in our code from leaving an empty page: the order stays in the store, and the form can restart. */
export function Crash(props: CrashProps) {
  const form = useForm();
  const onError = (error: unknown): void =>
    reportError(form, { area: 'render', text: form.store.get(textAtom).notices.renderFailed, error });
  return <Boundary {...props} onError={onError} />;
}

interface CrashNoticeProps {
  /** Whether the form has failed after the buyer had started it again. */
  readonly isAgain: boolean;
  readonly onStartAgain: () => void;
}

function CrashNotice({ isAgain, onStartAgain }: CrashNoticeProps) {
  const text = useText().wrong;
  const box = useRef<HTMLDivElement>(null);
  // Skip focus on the first crash: the buyer may be elsewhere on the page, which would scroll.
  useEffect(() => {
    if (isAgain && box.current) focusIfLost(box.current, 'again');
  }, [isAgain]);
  const startAgain = ({ currentTarget }: MouseEvent): void => {
    onStartAgain();
    focusSoon(currentTarget, 'service');
  };
  return (
    <Root>
      <div ref={box} className={css.form} role="alert">
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
