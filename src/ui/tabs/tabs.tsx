import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react';
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

/** Otherwise Radix focuses the tab by script when it is pressed, and Chrome draws the focus ring for a finger, too. */
const leaveToBrowser = (event: MouseEvent): void => {
  event.defaultPrevented = true;
};

/**
 * Tabs and their panel. Keys are handled here in the capture phase, and their default is prevented, so that Radix skips
 * its own handler: inside a shadow root, it mistakes the host for the focused tab (radix-ui/primitives#3483; remove this
 * when it is fixed). Clicks are handled here too: Radix selects on `mousedown`, which then takes the focus away from a
 * dialog that the selection has opened.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, tabs, label, field, isManual = false, listClass, tabClass, children } = props;
  const select = (selected: Value): void => {
    if (selected !== value) onChange(selected);
  };
  const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
    const tab = tabs[moveFocus(event, event.currentTarget) ?? -1];
    if (!isManual && tab) select(tab.value);
  };
  return (
    <RadixTabs.Root asChild value={value} activationMode="manual">
      {/* Radix would say "ltr" here whatever the page says. */}
      <div dir={undefined}>
        <RadixTabs.List
          tabIndex={-1}
          aria-label={label}
          data-field={field}
          className={listClass}
          onKeyDownCapture={moveByKey}
        >
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              tabIndex={tab.value === value ? 0 : -1}
              className={tabClass}
              part="button"
              onMouseDown={leaveToBrowser}
              onClick={() => select(tab.value)}
              aria-describedby={tab.describedBy}
            >
              {tab.content}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        <RadixTabs.Content value={value} tabIndex={-1}>
          {children}
        </RadixTabs.Content>
      </div>
    </RadixTabs.Root>
  );
}
