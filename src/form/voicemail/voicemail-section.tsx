import type { Order } from '../../domain/order/order.ts';
import { useDispatch, useOrder } from '../context/form-context.tsx';
import { Checkbox } from '../../ui/field/inputs.tsx';
import { Section } from '../../ui/section/section.tsx';
import { useIssue } from '../focus/issue-place.ts';
import { useText } from '../texts/use-text.ts';

const selectAcknowledged = ({ acknowledged }: Order): boolean => acknowledged;

/** How a voicemail greeting is delivered, and the buyer's confirmation (docs/behaviour.md, Purpose and On screen). */
export function VoicemailSection() {
  const text = useText().voicemail;
  const isAcknowledged = useOrder(selectAcknowledged);
  const dispatch = useDispatch();
  return (
    <Section heading={text.heading} hint={text.text}>
      <Checkbox
        label={text.acknowledge}
        checked={isAcknowledged}
        required
        error={useIssue('acknowledgement-missing')}
        data-field="acknowledgement"
        onCheck={(acknowledged) => dispatch({ type: 'orderEdited', edit: { acknowledged } })}
      />
    </Section>
  );
}
