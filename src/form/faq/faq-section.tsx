import { Section, useFold } from '../../ui/section/section.tsx';
import { ToolSlot, useNeededTools } from '../tools/tool-slot.tsx';
import { useText } from '../texts/use-text.ts';

/** 'Frequently asked questions', which are in the file of the script tools. */
export function FaqSection() {
  const fold = useFold(false);
  useNeededTools(fold.isOpen);
  return (
    <Section heading={useText().faq.heading} fold={fold}>
      <ToolSlot name="faq" />
    </Section>
  );
}
