import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { serviceRules, serviceTypes } from '../../domain/services.ts';
import { typesOffered } from '../../domain/shop-service.ts';
import { servicesAtom } from '../../state/catalogue/catalogue.ts';
import { serviceTypeAtom } from '../../state/order/service.ts';
import { requestServiceAtom } from '../../state/order/service-switch.ts';
import { Icon } from '../../ui/icon.tsx';
import * as tabs from '../../ui/tabs.css.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useText } from '../use-text.ts';

/** The three services; the order of the chosen one is their panel (spec.md section 2). */
export function ServiceTabs({ children }: { readonly children: ReactNode }) {
  const text = useText();
  const serviceType = useAtomValue(serviceTypeAtom);
  const services = useAtomValue(servicesAtom);
  const request = useSetAtom(requestServiceAtom);
  const offered = services.status === 'ready' ? typesOffered(services.data) : serviceTypes;
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
        describedBy: `service-${type}`,
        content: (
          <>
            <span className={tabs.cardIcon}>
              <Icon name={serviceRules[type].icon} size={28} />
            </span>
            <span className={tabs.cardName}>{text.services[type].name}</span>
            <span className={tabs.cardLine} id={`service-${type}`} aria-hidden="true">
              {offered.includes(type) ? text.services[type].line : text.services.unavailable}
            </span>
          </>
        ),
      }))}
    >
      {children}
    </Tabs>
  );
}
