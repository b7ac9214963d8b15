import * as RadixTabs from '@radix-ui/react-tabs';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';

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
  /** Whether arrow keys only move the focus, where choosing has consequences. */
  readonly isManual?: boolean;
  readonly listClass: string;
  readonly tabClass: string;
  readonly children: ReactNode;
}

/** Where a key leads from a tab: -1 and 1 are neighbours, the ends are absolute. */
function targetOf(
  key: string,
  at: number,
  { length, isRtl }: { readonly length: number; readonly isRtl: boolean },
): number | null {
  const step = isRtl ? -1 : 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + (key === 'ArrowDown' ? 1 : step) + length) % length;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - (key === 'ArrowUp' ? 1 : step) + length) % length;
  return null;
}

/**
 * Tabs and their one panel. Keys are handled here: inside a shadow root Radix takes the host for the focused tab and picks
 * wrong ones (radix-ui/primitives#3483; can go when that is mended). So are clicks: Radix chooses at the press already,
 * which then takes the focus away from a dialog that choosing has opened.
 */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onChange, tabs, label, field, isManual = false, listClass, tabClass, children } = props;
  const choose = (text: string): void => {
    const tab = tabs.find((one) => one.value === text);
    if (tab && tab.value !== value) onChange(tab.value);
  };
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = buttons.findIndex((button) => button === event.target);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = targetOf(event.key, at, { length: buttons.length, isRtl });
    if (at < 0 || target === null) return;
    event.preventDefault();
    buttons[target]?.focus();
    const tab = tabs[target];
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
              onClick={() => choose(tab.value)}
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
