import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { serviceRules, serviceTypes, type ServiceType } from '../../domain/order/services.ts';
import { serviceOfType } from '../../domain/order/shop-service.ts';
import { servicesAtom } from '../../state/catalogue/catalogue.ts';
import { currencyAtom } from '../../state/order/parts.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { chooseServiceAtom } from '../../state/saving/switch-undo.ts';
import { Icon } from '../../ui/icon.tsx';
import * as tabs from '../../ui/tabs/tabs.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useFormat, useText } from '../texts/use-text.ts';

/**
 * The three services with what they cost at least; the order of the chosen one is their panel
 * (docs/behaviour.md, On screen).
 */
export function ServiceTabs({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const serviceType = useAtomValue(serviceTypeAtom);
  const request = useSetAtom(chooseServiceAtom);
  return (
    <Tabs
      label={text.services.label}
      field="service"
      value={serviceType}
      onChange={request}
      isManual
      listClass={tabs.cards}
      tabClass={tabs.card}
      tabs={serviceTypes.map((type) => ({
        value: type,
        describedBy: `service-${type} price-${type}`,
        content: <ServiceCard type={type} />,
      }))}
    >
      {children}
    </Tabs>
  );
}

/** The name is the tab's; line and price describe it. */
function ServiceCard({ type }: { readonly type: ServiceType }) {
  const text = useText().services;
  const { price } = useFormat();
  const currency = useAtomValue(currencyAtom);
  const services = useAtomValue(servicesAtom);
  const isKnown = services.status === 'ready';
  const service = isKnown ? serviceOfType(services.data, type) : null;
  const fixed = service?.rates[currency].fixed;
  return (
    <>
      <span className={tabs.cardIcon}>
        <Icon name={serviceRules[type].icon} size={24} />
      </span>
      <span className={tabs.cardName}>{text[type].name}</span>
      <span className={tabs.cardLine} id={`service-${type}`} aria-hidden="true">
        {isKnown && !service ? text.unavailable : text[type].line}
      </span>
      <span className={tabs.cardPrice} id={`price-${type}`} aria-hidden="true">
        {fixed ? (
          <>
            <strong>{text.from(price(fixed))}</strong>{' '}
            <span>{text.includes(service.includedPrompts, service.includedWordsPerPrompt)}</span>
          </>
        ) : (
          // Keeps its line while the prices are on their way.
          !isKnown && '\u00A0'
        )}
      </span>
    </>
  );
}
