import { useAtomValue } from 'jotai/react';
import { memo, useMemo } from 'react';
import type { Order } from '../../domain/order/order.ts';
import { companyNameAtom } from '../../state/drafting/drafting.ts';
import { serviceTypeAtom } from '../../state/session/order.ts';
import { Select } from '../../ui/field/inputs.tsx';
import { useDispatch, useForm, useMessageField, useOrder } from '../context/form-context.tsx';
import { useText } from '../texts/use-text.ts';
import { useTools } from '../tools/tool-slot.tsx';
import type { Scripts } from '../tools/tools.ts';

const excerptLength = 64;
const excerpt = (script: string): string =>
  script.length > excerptLength ? `${script.slice(0, excerptLength).trimEnd()}…` : script;

const noScripts: Scripts = { categories: [], all: [] };

/** The scripts of the order's service; none until the file of the tools, which contains them, has loaded. */
function useScripts(): Scripts {
  const text = useText();
  const service = useAtomValue(serviceTypeAtom);
  const company = useAtomValue(companyNameAtom);
  return useTools()?.scriptsFor(text, service, company) ?? noScripts;
}

/** The index of the script that matches a message word for word; -1 for any other text. */
function useChosenScript(id: number, { all }: Scripts): number {
  return useOrder(
    useMemo(
      () =>
        ({ messages }: Order) =>
          all.indexOf(messages.find((message) => message.id === id)?.content ?? ''),
      [all, id],
    ),
  );
}

/** Fills a message with a built-in script, with the company's name if it is known (docs/behaviour.md, Purpose). */
export const ScriptExample = memo(({ id }: { readonly id: number }) => {
  const { messages: text, choose } = useText();
  const scripts = useScripts();
  const chosen = useChosenScript(id, scripts);
  const name = useMessageField(id, 'name');
  const isNameSuggested = useMessageField(id, 'isNameSuggested');
  const dispatch = useDispatch();
  const { host } = useForm();
  const onPick = (value: string): void => {
    const content = scripts.all[Number(value)];
    if (value === '' || content === undefined) return;
    const category = scripts.categories.find((one) => one.scripts.includes(content))?.name ?? '';
    // A name that the buyer has given stays.
    const isOwnName = Boolean(name) && !isNameSuggested;
    dispatch({ type: 'exampleChosen', id, text: isOwnName ? { content } : { content, name: category } });
  };
  return (
    <Select
      label={text.example}
      value={chosen < 0 ? '' : String(chosen)}
      onPick={onPick}
      onFocus={() => void host.loadTools(true)}
    >
      <option value="">{choose}</option>
      <Groups scripts={scripts} />
    </Select>
  );
});

const Groups = memo(({ scripts: { categories, all } }: { readonly scripts: Scripts }) =>
  categories.map(({ name, scripts }) => (
    <optgroup key={name} label={name}>
      {scripts.map((script) => (
        <option key={script} value={all.indexOf(script)}>
          {excerpt(script)}
        </option>
      ))}
    </optgroup>
  )),
);
