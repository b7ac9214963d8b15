import { useAtomValue } from 'jotai/react';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { Icon } from '../../ui/icon.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useFold } from '../../ui/section/use-fold.ts';
import { useDeskAtOnce } from '../desk/desk-room.tsx';
import { useBringDeskNear } from '../desk/use-bring-desk.ts';
import { useText } from '../texts/use-text.ts';
import * as css from './faq-section.css.ts';

/**
 * The questions and answers of the current service, each opened on its own (docs/behaviour.md, On screen). They come with
 * the desk's file.
 */
export function FaqSection() {
  const text = useText();
  const items = useDeskAtOnce()?.textsFor(text).faq;
  const serviceType = useAtomValue(serviceTypeAtom);
  return (
    <Section heading={text.faq.heading} fold={useFold(false)}>
      <div ref={useBringDeskNear()}>
        {items === undefined && <Room question={`${text.faq.heading} ${text.faq.heading}`.slice(0, usualLength)} />}
        {items?.[serviceType].map(([question, answer], index) => (
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

/** How many questions each service has, and how many characters most of them have. */
const count = 6;
const usualLength = 36;

/** Keeps the room of the questions until they are here. */
const Room = ({ question }: { readonly question: string }) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={css.item} aria-hidden="true">
      <div className={css.question}>
        <span className={css.room}>{question}</span>
        <span className={css.chevron}>
          <Icon name="chevron" />
        </span>
      </div>
    </div>
  ));
