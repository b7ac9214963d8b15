import type { ReactElement } from 'react';
import { useTexts } from './page.tsx';

/**
 * The script that asks the question below when a form with `data-logs-out` is sent, or deletes the order without
 * asking.
 */
export const LogOutScript = ({ forgets }: { readonly forgets?: boolean }): ReactElement => (
  <script src="/public/log-out.js" defer data-forget-order={forgets} />
);

/** Asks a buyer who logs out whether the order in progress stays in this browser. */
export function KeepOrder(): ReactElement {
  const { account: text } = useTexts();
  return (
    <dialog className="keep-order" aria-labelledby="keep-order-title">
      <form method="dialog">
        <h2 id="keep-order-title">{text.keepOrderTitle}</h2>
        <p>{text.keepOrderText}</p>
        <div className="row">
          <button type="submit" value="" className="quiet">
            {text.cancel}
          </button>
          <button type="submit" value="delete" className="quiet">
            {text.deleteOrder}
          </button>
          <button type="submit" value="keep">
            {text.keepOrder}
          </button>
        </div>
      </form>
    </dialog>
  );
}
