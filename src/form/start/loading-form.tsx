import { useAtomValue } from 'jotai/react';
import { areTextsComingAtom } from '../../state/host/settings.ts';
import { visuallyHidden } from '../../styles/root.css.ts';
import * as layout from '../layout/layout.css.ts';
import { placeholder } from '../choices/list.css.ts';
import { useText } from '../texts/use-text.ts';

/** Heights in px of the content to come: notices, services, voices, messages, music, options. */
const heights = [90, 54, 76, 690, 560, 420, 200];

function Placeholder({ height }: { readonly height: number }) {
  return <div className={placeholder} style={{ height }} />;
}

/** The placeholder for the sections below the messages, about as high as they are. */
export const LaterSections = () => <Placeholder height={735} />;

/** The placeholder while the form loads (docs/behaviour.md, On screen). */
export function LoadingForm() {
  const text = useText();
  // Until they have loaded, it would be said in English, and then once more.
  const areTextsComing = useAtomValue(areTextsComingAtom);
  return (
    <div className={layout.form}>
      <p role="status" className={visuallyHidden}>
        {!areTextsComing && text.loading}
      </p>
      {heights.map((height) => (
        <Placeholder key={height} height={height} />
      ))}
    </div>
  );
}
