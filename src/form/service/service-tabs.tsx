import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { selectCurrency, useForm, useOrder } from '../context/form-context.tsx';
import { serviceRules, type ServiceType } from '../../domain/order/service-types.ts';
import { serviceOfType } from '../../domain/order/shop-service.ts';
import { servicesAtom } from '../../state/catalogue/catalogue.ts';
import { offeredServicesAtom } from '../../state/host/settings.ts';
import { isServiceUnavailableAtom, serviceTypeAtom } from '../../state/session/order-atoms.ts';
import { requestService } from '../../state/session/service-switch.ts';
import { Icon } from '../../ui/icon.tsx';
import * as tabs from '../../ui/tabs/tabs.css.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useFormat, useText } from '../texts/use-text.ts';
import { Callout } from '../../ui/section/callout.tsx';

/**
 * The services with their lowest price; the order of the selected one is their panel (docs/behaviour.md, On screen). If
 * there is only one, there is no choice.
 */
export function ServiceTabs({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const serviceType = useAtomValue(serviceTypeAtom);
  const offered = useAtomValue(offeredServicesAtom);
  const form = useForm();
  if (offered.length === 1) {
    return (
      <>
        <div className={tabs.card} data-field="service" tabIndex={-1}>
          <ServiceCard type={serviceType} />
        </div>
        {children}
      </>
    );
  }
  return (
    <Tabs
      label={text.services.label}
      field="service"
      value={serviceType}
      onChange={(service) => requestService(form, service)}
      isManual
      listClass={tabs.cards}
      tabClass={tabs.card}
      // An order from before the page changed its list keeps its tab.
      tabs={[...new Set([...offered, serviceType])].map((type) => ({
        value: type,
        describedBy: `service-${type} price-${type}`,
        content: <ServiceCard type={type} isTab />,
      }))}
    >
      {children}
    </Tabs>
  );
}

/** The name is the tab's accessible name; line and price describe it. */
function ServiceCard({ type, isTab = false }: { readonly type: ServiceType; readonly isTab?: boolean }) {
  const text = useText().services;
  const { price } = useFormat();
  const currency = useOrder(selectCurrency);
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
      <span className={tabs.cardLine} id={`service-${type}`} aria-hidden={isTab}>
        {isKnown && !service ? text.unavailable : text[type].line}
      </span>
      <span className={tabs.cardPrice} id={`price-${type}`} aria-hidden={isTab}>
        {fixed ? (
          <>
            <strong>{text.from(price(fixed))}</strong>{' '}
            <span>{text.includes(service.includedPrompts, service.includedWordsPerPrompt)}</span>
          </>
        ) : (
          // Keeps its line while the prices are loading.
          !isKnown && '\u00A0'
        )}
      </span>
    </>
  );
}

/** Says that the shop does not offer the service: no price is requested for it (docs/contract.md, Settled). */
export function ServiceUnavailable() {
  const text = useText().services;
  if (!useAtomValue(isServiceUnavailableAtom)) return null;
  return (
    <Callout tone="warning">
      <strong>{text.unavailableHeading}</strong>
      <p>{text.unavailableText}</p>
    </Callout>
  );
}
