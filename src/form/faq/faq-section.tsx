import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { hostAtom } from '../../state/host/host.ts';
import { notifyAtom } from '../../state/notices/notices.ts';
import { Section } from '../../ui/section/section.tsx';
import { useFold } from '../../ui/section/use-fold.ts';
import { DeskSlot } from '../desk/desk-slot.tsx';
import { useText } from '../texts/use-text.ts';

/** 'Frequently asked questions', which are in the desk's file. */
export function FaqSection() {
  const fold = useFold(false);
  const { bringDesk } = useAtomValue(hostAtom);
  const notify = useSetAtom(notifyAtom);
  useEffect(() => {
    if (!fold.isOpen) return;
    void bringDesk(true).then((isHere) => isHere || notify({ tone: 'warning', notice: { key: 'dialogMissing' } }));
  }, [fold.isOpen, bringDesk, notify]);
  return (
    <Section heading={useText().faq.heading} fold={fold}>
      <DeskSlot name="faq" />
    </Section>
  );
}
