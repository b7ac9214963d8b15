import { memo, type MouseEvent } from 'react';
import type { ServiceType } from '../../domain/order/service-types.ts';
import { fillCompany } from '../../domain/scripts/check/placeholders.ts';
import type { Scripts } from '../../form/tools/tools.ts';
import type { Text } from '../../text/en.ts';
import { toolTextFor } from '../../text/tool-text.ts';
import { hasText, type Order } from '../../domain/order/order.ts';
import { useForm, useOrder } from '../../form/context/form-context.tsx';
import { notify } from '../../state/notices/notices.ts';
import { checkAll } from '../../state/script/check-script.ts';
import { said } from '../../styles/shared.css.ts';
import { Button } from '../../ui/button/button.tsx';
import { useCopy, useScriptsText } from '../copy.tsx';
import { goToFirstNote } from '../script-check/open-findings.tsx';
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
  return (
    <div className={said}>
      <Button kind="quiet" isCompact aria-disabled={isEmpty} onClick={(event) => isEmpty || check(event)}>
        {text.ask}
      </Button>
      <Button
        kind="quiet"
        isCompact
        aria-disabled={isEmpty}
        onClick={() => isEmpty || void copy(scriptsText(), copyText.copied)}
      >
        {copyText.all}
      </Button>
      {dialog}
    </div>
  );
});
