import { useAtomValue, useSetAtom } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { memo, useMemo } from 'react';
import { hostAtom } from '../../state/host/host.ts';
import { messageAtom } from '../../state/order/order.ts';
import { replaceContentAtom } from '../../state/order/undo.ts';
import { Select } from '../../ui/field/inputs.tsx';
import { useText } from '../texts/use-text.ts';
import { useMessageField } from '../fields/use-message.ts';
import type { Scripts } from '../desk/desk.ts';
import { useScripts } from './use-scripts.ts';

const excerptLength = 64;
const excerpt = (script: string): string =>
  script.length > excerptLength ? `${script.slice(0, excerptLength).trimEnd()}…` : script;

/** The index of the script that matches a message word for word; -1 for any other text. */
function useChosenScript(id: number, { all }: Scripts): number {
  const chosenAtom = useMemo(() => atom((get) => all.indexOf(get(messageAtom(id))?.content ?? '')), [all, id]);
  return useAtomValue(chosenAtom);
}

/** Fills a message with a built-in script, with the company's name if it is known (docs/behaviour.md, Purpose). */
export const ScriptExample = memo(({ id }: { readonly id: number }) => {
  const { messages: text, choose } = useText();
  const scripts = useScripts();
  const { categories } = scripts;
  const chosen = useChosenScript(id, scripts);
  const name = useMessageField(id, 'name');
  const namedFor = useMessageField(id, 'namedFor');
  const replace = useSetAtom(replaceContentAtom);
  const { bringDesk } = useAtomValue(hostAtom);
  const pick = (value: string): void => {
    const content = scripts.all[Number(value)];
    if (value === '' || content === undefined) return;
    const brought = categories.find(({ scripts }) => scripts.includes(content))?.name ?? '';
    // A name that the buyer has given stays.
    replace(name && !namedFor ? { id, content } : { id, content, name: brought });
  };
  return (
    <Select
      look="quiet"
      label={text.example}
      value={chosen < 0 ? '' : String(chosen)}
      onPick={pick}
      onFocus={() => void bringDesk(true)}
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
