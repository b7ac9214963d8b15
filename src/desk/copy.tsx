import { useState, type SyntheticEvent } from 'react';
import { useForm } from '../form/context/form-context.tsx';
import { useText } from '../form/texts/use-text.ts';
import { notify } from '../state/notices/notices.ts';
import { orderAtom } from '../state/session/order-atoms.ts';
import { TextArea } from '../ui/field/inputs.tsx';
import { ToolDialog } from './tool-dialog.tsx';
import { useToolText } from './use-tool-text.ts';

interface TextToCopy {
  readonly title: string;
  readonly label: string;
  readonly text: string;
}

const selectAll = (event: SyntheticEvent<HTMLTextAreaElement>): void => event.currentTarget.select();

/** Copies texts, or shows them in a dialog, which the caller renders, to be copied by hand. */
export function useCopy() {
  const form = useForm();
  const { byHand } = useToolText().copy;
  const [shown, setShown] = useState<(TextToCopy & { readonly hint: string }) | null>(null);
  /** Says that the text was copied, or shows it if the browser does not allow that, for example on plain `http:` pages. */
  const copy = async (text: TextToCopy, copied: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text.text);
    } catch {
      return setShown({ ...text, hint: byHand });
    }
    return notify(form, { topic: 'tool', tone: 'success', text: copied });
  };
  const dialog = shown && (
    <ToolDialog title={shown.title} width={680} onClose={() => setShown(null)}>
      <TextArea label={shown.label} hint={shown.hint} value={shown.text} readOnly onFocus={selectAll} />
    </ToolDialog>
  );
  return { copy, show: setShown, dialog };
}

/** Returns all scripts as a text for people to read: each under its number and name, with an empty line between them. */
export function useScriptsText(): () => TextToCopy {
  const { messages } = useText();
  const { title, scripts: label } = useToolText().copy;
  const { store } = useForm();
  return () => {
    const scripts = store.get(orderAtom).messages.map(({ name, content }, index) => ({
      heading: [messages.card(index + 1), name].filter(Boolean).join(': '),
      content: content.trim(),
    }));
    const filled = scripts.filter(({ content }) => content !== '');
    return { title, label, text: filled.map(({ heading, content }) => `${heading}\n${content}`).join('\n\n') };
  };
}
