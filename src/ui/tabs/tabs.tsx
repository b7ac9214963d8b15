import * as RadixTabs from '@radix-ui/react-tabs';
import { useId, type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { moveFocus } from '../move-focus.ts';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly content: ReactNode;
  readonly describedBy?: string;
}

interface TabsProps<Value extends string> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly tabs: readonly Tab<Value>[];
  readonly label: string;
  readonly field?: ComponentProps<'div'>['data-field'];
  /** Whether arrow keys only move the focus, because selecting has consequences. */
  readonly isManual?: boolean;
  readonly listClass: string;
  readonly tabClass: string;
  readonly children: ReactNode;
}

/** Without it, Radix focuses a tab by script at the press, and Chrome then draws the focus ring for a mouse, too. */
const leaveToBrowser = (event: MouseEvent): void => {
  event.defaultPrevented = true;
};

/**
 * Tabs and their panel. Keys are handled here: inside a shadow root, Radix mistakes the host for the focused tab and
 * picks wrong ones (radix-ui/primitives#3483; remove this when it is fixed). Clicks are handled here too: Radix selects
 * at the press, which then takes the focus away from a dialog that the selection has opened.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, tabs, label, field, isManual = false, listClass, tabClass, children } = props;
  const panel = useId();
  const tabId = (of: Value): string => `${panel}-${of}`;
  const choose = (chosen: Value): void => {
    if (chosen !== value) onChange(chosen);
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const tab = tabs[moveFocus(event, event.currentTarget) ?? -1];
    if (!isManual && tab) choose(tab.value);
  };
  return (
    <RadixTabs.Root asChild value={value} activationMode="manual">
      {/* Radix would say "ltr" here whatever the page says. */}
      <div dir={undefined}>
        <RadixTabs.List aria-label={label} data-field={field} className={listClass} onKeyDownCapture={move}>
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              className={tabClass}
              part="button"
              id={tabId(tab.value)}
              aria-controls={panel}
              onMouseDown={leaveToBrowser}
              onClick={() => choose(tab.value)}
              aria-describedby={tab.describedBy}
            >
              {tab.content}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <div role="tabpanel" id={panel} aria-labelledby={tabId(value)} tabIndex={-1}>
          {children}
        </div>
      </div>
    </RadixTabs.Root>
  );
}
