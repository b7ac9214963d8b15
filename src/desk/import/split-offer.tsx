import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useMemo } from 'react';
import { canAddMessage } from '../../domain/messages.ts';
import { splitMessage } from '../../domain/script/import-scripts.ts';
import { scriptsOfText, type FoundScript } from '../../domain/script/read-scripts.ts';
import { orderAtom } from '../../state/order/order.ts';
import { stableAtom } from '../../state/stable-atom.ts';
import { Button } from '../../ui/button.tsx';
import { useDeskText } from '../use-desk-text.ts';
import { changeMessagesAtom } from './undo-import.ts';

/** Read again only when the text of the message changes. */
function partsAtom(id: number) {
  const contentAtom = atom((get) => get(orderAtom).messages.find((message) => message.id === id)?.content ?? '');
  return stableAtom((get): readonly FoundScript[] => {
    const content = get(contentAtom);
    return /\n\s*\n/u.test(content) && canAddMessage(get(orderAtom)) ? scriptsOfText(content) : [];
  });
}

/** Offers to make several messages of one that holds several paragraphs. */
export const SplitOffer = memo(({ id }: { readonly id: number }) => {
  const text = useDeskText().scripts;
  const parts = useAtomValue(useMemo(() => partsAtom(id), [id]));
  const change = useSetAtom(changeMessagesAtom);
  if (parts.length < 2) return null;
  return (
    <Button kind="quiet" isCompact onClick={() => change((order) => splitMessage(order, id, parts))}>
      {text.split(parts.length)}
    </Button>
  );
});
