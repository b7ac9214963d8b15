import { memo, useState, type MouseEvent } from 'react';
import type { ServiceType } from '../../domain/order/service-types.ts';
import { fillCompany } from '../../domain/scripts/check/placeholders.ts';
import type { Scripts } from '../../form/tools/tools.ts';
import type { DeskText } from '../../text/desk-texts.ts';
import type { Text } from '../../text/en.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import { hasText, type Order } from '../../domain/order/order.ts';
import { useForm, useOrder } from '../../form/context/form-context.tsx';
import { useText } from '../../form/texts/use-text.ts';
import { notify } from '../../state/notices/notices.ts';
import { checkAll } from '../../state/script/check-script.ts';
import { orderAtom } from '../../state/session/order-atoms.ts';
import { said } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { CopyDialog, copyText, type TextToCopy } from '../copy.tsx';
import { goToFirstNote } from '../script-check/message-link.tsx';
import { useToolText } from '../use-tool-text.ts';

type Templates = DeskText['templates'][keyof DeskText['templates']];

/** Created once for all cards: twenty of them show the same list. */
const made = new WeakMap<Templates, { readonly company: string; readonly scripts: Scripts }>();

/** The built-in scripts of a service in a language, with the company's name if it is known. */
export function scriptsFor(text: Text, service: ServiceType, company: string): Scripts {
  const { templates, companyPlaceholder } = toolTextFor(text);
  const ofService: Templates = templates[service];
  const known = made.get(ofService);
  if (known?.company === company) return known.scripts;
  const fill = (script: string): string => fillCompany(script, companyPlaceholder, company);
  const categories = Object.entries(ofService).map(([name, all]) => ({ name, scripts: all.map(fill) }));
  const scripts = { categories, all: categories.flatMap((category) => category.scripts) };
  made.set(ofService, { company, scripts });
  return scripts;
}

const selectHasText = ({ messages }: Order): boolean => messages.some(hasText);

/** Returns all scripts as a text for people to read: each under its number and name, with an empty line between them. */
export function useScriptsText(): () => string {
  const { messages: text } = useText();
  const { store } = useForm();
  return () =>
    store
      .get(orderAtom)
      .messages.map(({ name, content }, index) => ({
        title: [text.card(index + 1), name].filter(Boolean).join(': '),
        content: content.trim(),
      }))
      .filter(({ content }) => content !== '')
      .map(({ title, content }) => `${title}\n${content}`)
      .join('\n\n');
}

/** The actions for all messages at once. They do nothing until the first message is written. */
export const ScriptTools = memo(() => {
  const text = useToolText().copy;
  const scripts = useScriptsText();
  const form = useForm();
  const hasScripts = useOrder(selectHasText);
  const [toCopy, setToCopy] = useState<TextToCopy | null>(null);
  const copy = async (): Promise<void> => {
    const all = scripts();
    if (await copyText(all)) notify(form, { topic: 'tool', tone: 'success', text: text.copied });
    else setToCopy({ title: text.title, label: text.scripts, hint: text.byHand, text: all });
  };
  return (
    <div className={said}>
      <CheckButton isDisabled={!hasScripts} />
      <Button kind="quiet" isCompact aria-disabled={!hasScripts} onClick={() => hasScripts && void copy()}>
        {text.all}
      </Button>
      {toCopy && <CopyDialog {...toCopy} onClose={() => setToCopy(null)} />}
    </div>
  );
});

/** Checks all messages at once, and leads to the first note. */
function CheckButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const text = useToolText().check;
  const form = useForm();
  const check = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const count = checkAll(form);
    const result = count === 0 ? text.nothing : text.found(count);
    notify(form, { topic: 'tool', tone: count === 0 ? 'success' : 'info', text: result });
    if (count > 0) goToFirstNote(currentTarget);
  };
  return (
    <Button kind="quiet" isCompact aria-disabled={isDisabled} onClick={(event) => !isDisabled && check(event)}>
      {text.ask}
    </Button>
  );
}
