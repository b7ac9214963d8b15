import type { ReactElement } from 'react';
import { useTexts } from './page.tsx';

interface ReplaceOrderProps {
  /** What takes the place of what. */
  readonly text: string;
  /** The words of the link that has it so; a script says where it leads. */
  readonly open: string;
}

/** Asks before another order takes the place of the one in progress; a script opens it. */
export function ReplaceOrder({ text, open }: ReplaceOrderProps): ReactElement {
  const { orders } = useTexts();
  return (
    <dialog id="replace-order" className="panel" aria-labelledby="replace-heading">
      <h2 id="replace-heading">{orders.inProgress}</h2>
      <p>{text}</p>
      <div className="row">
        <a className="button" href="/account">
          {open}
        </a>
        <form method="dialog">
          <button type="submit" className="quiet">
            {orders.cancel}
          </button>
        </form>
      </div>
    </dialog>
  );
}
