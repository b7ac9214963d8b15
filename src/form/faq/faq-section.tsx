import { useAtomValue } from 'jotai/react';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section.tsx';
import { useText } from '../use-text.ts';
import * as css from './faq-section.css.ts';

/** The questions and answers of the current service, each opened on its own (docs/behaviour.md, On screen). */
export function FaqSection() {
  const { faq } = useText();
  const serviceType = useAtomValue(serviceTypeAtom);
  return (
    <Section heading={faq.heading}>
      <div>
        {faq.items[serviceType].map(([question, answer], index) => (
          <details key={`${serviceType}${index}`} className={css.item}>
            <summary className={css.question}>
              {question}
              <span className={css.chevron}>
                <Icon name="chevron" />
              </span>
            </summary>
            <p className={css.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
