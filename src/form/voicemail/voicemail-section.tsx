import { useAtom } from 'jotai/react';
import { acknowledgedAtom } from '../../state/order/parts.ts';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useIssue } from '../focus/use-issue.ts';
import { useText } from '../texts/use-text.ts';

/** How a voicemail greeting is delivered, and the buyer's confirmation (docs/behaviour.md, Purpose and On screen). */
export function VoicemailSection() {
  const text = useText().voicemail;
  const [acknowledged, acknowledge] = useAtom(acknowledgedAtom);
  return (
    <Section heading={text.heading} hint={text.text}>
      <Checkbox
        label={text.acknowledge}
        checked={acknowledged}
        required
        error={useIssue('acknowledgement-missing')}
        data-field="acknowledgement"
        onCheck={acknowledge}
      />
    </Section>
  );
}
