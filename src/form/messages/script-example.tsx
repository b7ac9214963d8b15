import { useAtomValue } from 'jotai/react';
import { memo, useCallback, useMemo } from 'react';
import type { Message } from '../../domain/order/order.ts';
import { companyNameAtom } from '../../state/drafting/drafting-form.ts';
import { serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { Select } from '../../ui/field/inputs.tsx';
import { selectContent, useDispatch, useForm, useMessage } from '../context/form-context.tsx';
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
  const tools = useTools();
  return useMemo(() => tools?.scriptsFor(text, service, company) ?? noScripts, [tools, text, service, company]);
}

/** The index of the script that matches a message word for word; -1 for any other text. */
const useChosenScript = (id: number, { all }: Scripts): number =>
  useMessage(
    id,
    useCallback((message) => all.indexOf(selectContent(message)), [all]),
  );

/** Whether the buyer has given the message its name. */
const selectHasOwnName = (message: Message | undefined): boolean =>
  message !== undefined && message.name !== '' && !message.isNameSuggested;

/** Fills a message with a built-in script, with the company's name if it is known (docs/behaviour.md, Purpose). */
export const ScriptExample = memo(({ id }: { readonly id: number }) => {
  const { messages: text, choose } = useText();
  const scripts = useScripts();
  const chosen = useChosenScript(id, scripts);
  const isOwnName = useMessage(id, selectHasOwnName);
  const dispatch = useDispatch();
  const { host } = useForm();
  const onPick = (value: string): void => {
    const content = scripts.all[Number(value)];
    if (value === '' || content === undefined) return;
    const category = scripts.categories.find((one) => one.scripts.includes(content))?.name ?? '';
    // A name that the buyer has given stays.
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
      {scripts.categories.map((category) => (
        <optgroup key={category.name} label={category.name}>
          {category.scripts.map((script) => (
            <option key={script} value={scripts.all.indexOf(script)}>
              {excerpt(script)}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
});
