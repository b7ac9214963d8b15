import { useAtomValue, useSetAtom } from 'jotai/react';
import type { Message } from '../../domain/order.ts';
import { fillCompany } from '../../domain/template.ts';
import { companyNameAtom } from '../../state/company.ts';
import { orderAtom } from '../../state/order.ts';
import { replaceContentAtom } from '../../state/replaced.ts';
import { Select } from '../../ui/inputs.tsx';
import { useText } from '../use-text.ts';

const excerptLength = 64;
const excerpt = (script: string): string =>
  script.length > excerptLength ? `${script.slice(0, excerptLength).trimEnd()}…` : script;

/** Fills a message from a built-in script, with the company's name where it is known (spec.md section 1). */
export function ScriptExample({ message }: { readonly message: Message }) {
  const { messages: text, templates, companyPlaceholder } = useText();
  const { serviceType } = useAtomValue(orderAtom);
  const company = useAtomValue(companyNameAtom);
  const replace = useSetAtom(replaceContentAtom);
  const filled = (script: string): string => fillCompany(script, companyPlaceholder, company);
  const categories: readonly (readonly [string, readonly string[]])[] = Object.entries(templates[serviceType]);
  const scripts = categories.flatMap(([, entries]) => entries).map(filled);
  const chosen = scripts.indexOf(message.content);
  const pick = (value: string): void => {
    const content = scripts[Number(value)];
    if (value !== '' && content !== undefined) replace({ id: message.id, content });
  };
  return (
    <Select label={text.example} value={chosen < 0 ? '' : String(chosen)} onPick={pick}>
      <option value="">{text.exampleChoose}</option>
      {categories.map(([category, entries]) => (
        <optgroup key={category} label={category}>
          {entries.map((script) => (
            <option key={script} value={scripts.indexOf(filled(script))}>
              {excerpt(filled(script))}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
