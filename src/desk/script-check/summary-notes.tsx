import { useAtomValue } from 'jotai/react';
import * as summary from '../../form/summary/summary.css.ts';
import { stack } from '../../styles/shared.css.ts';
import { useOrder } from '../../form/context/form-context.tsx';
import { openFindingsAtom } from '../../state/script/check-script.ts';
import { selectSentPronunciations } from '../../state/script/pronunciations.ts';
import { Callout } from '../../ui/section/callout.tsx';
import { useLocale } from '../../form/texts/use-text.ts';
import { useToolText } from '../use-tool-text.ts';
import * as css from './check.css.ts';
import { findingText } from './finding-text.ts';
import { MessageLink } from './message-link.tsx';

/** In the summary: the remaining findings, with links back to them. */
export function RemainingFindings() {
  const text = useToolText();
  const locale = useLocale();
  const findings = useAtomValue(openFindingsAtom);
  if (findings.length === 0) return null;
  return (
    <Callout tone="warning" data-print="no">
      <h3 className={summary.heading}>{text.check.heading}</h3>
      <ul aria-label={text.check.heading} className={css.links}>
        {findings.map((finding) => (
          <li key={`${finding.index} ${finding.code} ${finding.found}`} data-check={finding.code}>
            <MessageLink index={finding.index} found={finding.found}>
              {text.check.inMessage(finding.index + 1, findingText(text, finding, locale))}
            </MessageLink>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

export function SentPronunciations() {
  const text = useToolText().pronunciations;
  const words = useOrder(selectSentPronunciations);
  if (words.length === 0) return null;
  return (
    <div className={stack}>
      <h3 className={summary.heading}>{text.title}</h3>
      <ul className={stack}>
        {words.map(({ word, sound }) => (
          <li key={word}>{text.spoken(word, sound)}</li>
        ))}
      </ul>
    </div>
  );
}
