import { useAtomValue } from 'jotai/react';
import { useState } from 'react';
import { orderAtom } from '../../state/order.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/inputs.tsx';
import { useText } from '../use-text.ts';
import * as css from './message-card.css.ts';

interface ScriptExampleProps {
  readonly content: string;
  readonly onPick: (content: string) => void;
}

const excerptLength = 64;
const excerpt = (script: string): string =>
  script.length > excerptLength ? `${script.slice(0, excerptLength).trimEnd()}…` : script;

/** Fills a message from a built-in script; a text that it replaces can be had back (spec.md section 1). */
export function ScriptExample({ content, onPick }: ScriptExampleProps) {
  const { messages: text, templates } = useText();
  const { serviceType } = useAtomValue(orderAtom);
  const [replaced, setReplaced] = useState<string | null>(null);
  const categories: readonly (readonly [string, readonly string[]])[] = Object.entries(templates[serviceType]);
  const scripts = categories.flatMap(([, entries]) => entries);
  const chosen = scripts.indexOf(content);
  const pick = (value: string): void => {
    const script = scripts[Number(value)];
    if (value === '' || script === undefined) return;
    const isOwnText = content.trim() !== '' && chosen < 0;
    if (isOwnText) setReplaced(content);
    onPick(script);
  };
  const undo = (): void => {
    if (replaced !== null) onPick(replaced);
    setReplaced(null);
  };
  let index = -1;
  return (
    <div>
      <Select label={text.example} value={chosen < 0 ? '' : String(chosen)} onPick={pick}>
        <option value="">{text.exampleChoose}</option>
        {categories.map(([category, entries]) => (
          <optgroup key={category} label={category}>
            {entries.map((script) => {
              index += 1;
              return (
                <option key={script} value={index}>
                  {excerpt(script)}
                </option>
              );
            })}
          </optgroup>
        ))}
      </Select>
      {replaced !== null && chosen >= 0 && (
        <div className={css.undo} role="status">
          {text.undoText}
          <Button kind="quiet" isCompact onClick={undo}>
            {text.undo}
          </Button>
        </div>
      )}
    </div>
  );
}
