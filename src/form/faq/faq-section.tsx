import { Section } from '../../ui/section/section.tsx';
import { useFold } from '../../ui/section/use-fold.ts';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useBringDeskNear } from '../desk/use-bring-desk.ts';
import { useText } from '../texts/use-text.ts';

/** 'Frequently asked questions', which are in the desk's file. */
export function FaqSection() {
  return (
    <Section heading={useText().faq.heading} fold={useFold(false)}>
      <div ref={useBringDeskNear()}>
        <DeskSlot name="faq" />
      </div>
    </Section>
  );
}
