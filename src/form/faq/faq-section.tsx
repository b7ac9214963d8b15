import { Section, useFold } from '../../ui/section/section.tsx';
import { ToolSlot } from '../tools/tool-slot.tsx';
import { useNeededTools } from '../tools/use-load-tools.ts';
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
