import { useAtomValue } from 'jotai/react';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { Icon } from '../../ui/icon.tsx';
import { useToolText } from '../use-tool-text.ts';
import * as css from '../desk.css.ts';
import { chevron } from '../../styles/shared.css.ts';

/** The questions and answers of the current service, each opened on its own (docs/behaviour.md, On screen). */
export function Faq() {
  const { faq } = useToolText();
  const serviceType = useAtomValue(serviceTypeAtom);
  return (
    // One item of the section, which has gaps between its items.
    <div>
      {faq[serviceType].map(([question, answer], index) => (
        <details key={`${serviceType}${index}`} className={css.divided}>
          <summary className={css.question}>
            <span>{question}</span>
            <Icon name="chevron" className={chevron} />
          </summary>
          <p className={css.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
