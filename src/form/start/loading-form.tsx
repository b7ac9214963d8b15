import { useEffect } from 'react';
import { visuallyHidden } from '../../styles/root.css.ts';
import * as layout from '../layout/layout.css.ts';
import { placeholder } from '../choices/list.css.ts';
import { useFormat, useText } from '../texts/use-text.ts';

/** Heights in px of what will stand there: notices, services, voices, messages, music, options. */
const heights = [90, 54, 76, 690, 560, 420, 200];

/** Stands in for the form while it is prepared (docs/behaviour.md, On screen). */
export function LoadingForm() {
  const text = useText();
  const { money } = useFormat();
  // Browsers take long to get ready for writing numbers: while the shop is being asked there is time for that.
  useEffect(() => {
    money(0);
  }, [money]);
  return (
    <div className={layout.form}>
      <p role="status" className={visuallyHidden}>
        {text.loading}
      </p>
      {heights.map((height) => (
        <div key={height} className={placeholder} style={{ height }} aria-hidden="true" />
      ))}
    </div>
  );
}
