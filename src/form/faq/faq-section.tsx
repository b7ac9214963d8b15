import { Section } from '../../ui/section/section.tsx';
import { useFold } from '../../ui/section/use-fold.ts';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useAwaitedDesk } from '../desk/use-bring-desk.ts';
import { useText } from '../texts/use-text.ts';

/** 'Frequently asked questions', which are in the desk's file. */
export function FaqSection() {
  const fold = useFold(false);
  useAwaitedDesk(fold.isOpen);
  return (
    <Section heading={useText().faq.heading} fold={fold}>
      <DeskSlot name="faq" />
    </Section>
  );
}
