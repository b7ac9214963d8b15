import { useAtomValue } from 'jotai/react';
import { memo, useState, type MouseEvent, type SyntheticEvent } from 'react';
import { longestLink, mailLink, orderPage } from '../../domain/order/order-link.ts';
import { hasText, type Order } from '../../domain/order/order.ts';
import type { ServiceType } from '../../domain/order/service-types.ts';
import { fillCompany } from '../../domain/scripts/check/placeholders.ts';
import { useForm, useOrder } from '../../form/context/form-context.tsx';
import { useText } from '../../form/texts/use-text.ts';
import type { Scripts } from '../../form/tools/tools.ts';
import { settingsAtom } from '../../state/host/settings.ts';
import { notify } from '../../state/notices/notices.ts';
import { packOrder } from '../../state/saving/carried-order.ts';
import { checkAll } from '../../state/script/check-script.ts';
import { orderAtom, serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { row, said } from '../../styles/shared.css.ts';
import type { Text } from '../../text/en.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextArea } from '../../ui/field/inputs.tsx';
import { goToFirstNote } from '../script-check/open-findings.tsx';
import { ToolDialog } from '../tool-dialog.tsx';
import { useToolText } from '../use-tool-text.ts';

/** The built-in scripts of a service in a language, with the company's name if it is known. */
export function scriptsFor(text: Text, service: ServiceType, company: string): Scripts {
  const { templates, companyPlaceholder } = toolTextFor(text);
  const categories = Object.entries<readonly string[]>(templates[service]).map(([name, scripts]) => ({
    name,
    scripts: scripts.map((script) => fillCompany(script, companyPlaceholder, company)),
  }));
  return { categories, all: categories.flatMap(({ scripts }) => scripts) };
}

interface TextToCopy {
  readonly title: string;
  readonly label: string;
  readonly text: string;
}

const selectAll = (event: SyntheticEvent<HTMLTextAreaElement>): void => event.currentTarget.select();

/** Copies texts, or shows them in a dialog, which the caller renders, to be copied by hand. */
function useCopy() {
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
function useScriptsText(): () => TextToCopy {
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

const selectHasText = ({ messages }: Order): boolean => messages.some(hasText);

/** The actions for all messages at once. They do nothing until the first message is written. */
export const ScriptTools = memo(() => {
  const { check: text, copy: copyText } = useToolText();
  const form = useForm();
  const scriptsText = useScriptsText();
  const { copy, dialog } = useCopy();
  const isEmpty = !useOrder(selectHasText);
  /** Checks all messages at once, and leads to the first note. */
  const check = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const count = checkAll(form);
    const result = count === 0 ? text.nothing : text.found(count);
    notify(form, { topic: 'tool', tone: count === 0 ? 'success' : 'info', text: result });
    if (count > 0) goToFirstNote(currentTarget);
  };
  const copyAll = (): void => void copy(scriptsText(), copyText.copied);
  return (
    <div className={said}>
      <Button kind="quiet" isCompact aria-disabled={isEmpty} onClick={(event) => isEmpty || check(event)}>
        {text.ask}
      </Button>
      <Button kind="quiet" isCompact aria-disabled={isEmpty} onClick={() => isEmpty || copyAll()}>
        {copyText.all}
      </Button>
      {dialog}
    </div>
  );
});

/** Passes data to the device's share sheet; returns false if there is none that accepts it. */
async function share(data: ShareData): Promise<boolean> {
  if (!navigator.canShare?.(data)) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    // The buyer has cancelled it.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** In the summary: a link to the order, and sending its scripts for approval. */
export const TakeAlong = memo(() => {
  const text = useToolText().along;
  const scriptsText = useScriptsText();
  const { shopUrl, referral } = useAtomValue(settingsAtom);
  const serviceType = useAtomValue(serviceTypeAtom);
  const form = useForm();
  const { copy, show, dialog } = useCopy();
  const showScripts = (): void => show({ ...scriptsText(), hint: text.tooLong });
  /** A link to the order, with no data of the buyer except what is ordered; null if it is too long. */
  const makeLink = async (): Promise<string | null> => {
    const carried = await packOrder(form);
    const link = `${shopUrl}${orderPage(serviceType, referral)}#draft=${carried}`;
    return carried === null || link.length > longestLink ? null : link;
  };
  const copyLink = async (): Promise<void> => {
    const link = await makeLink();
    if (link === null) return showScripts();
    return copy({ title: text.title, label: text.linkLabel, text: link }, text.linkCopied);
  };
  /** Passes the scripts to the share sheet, or to an email, without the link if it is too long with it. */
  const send = async (): Promise<void> => {
    const link = await makeLink();
    const message = `${text.please}\n\n${scriptsText().text}`;
    if (await share({ title: text.subject, text: message, ...(link !== null && { url: link }) })) return;
    const messages = link === null ? [message] : [`${message}\n\n${text.whole(link)}`, message];
    const href = messages.map((one) => mailLink(text.subject, one)).find(({ length }) => length <= longestLink);
    if (href === undefined) return showScripts();
    Object.assign(document.createElement('a'), { href }).click();
    // There is no way to know whether there is an email program.
    notify(form, { topic: 'tool', tone: 'info', text: text.mailed, isLong: true });
  };
  return (
    <div className={row}>
      <Button isCompact onClick={() => void copyLink()}>
        {text.link}
      </Button>
      <Button isCompact onClick={() => void send()}>
        {text.send}
      </Button>
      {dialog}
    </div>
  );
});
