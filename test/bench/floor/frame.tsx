import { memo } from 'react';
import { Section } from './controls.tsx';
import { serviceTypes, type ServiceType } from '../../../src/domain/order/services.ts';
import { faq } from '../../../src/text/faq.en.ts';
import { Icon } from './icon.tsx';
import type { Dispatch } from './order.ts';

const services = {
  moh: { name: 'On Hold Message', line: 'Voice and music for callers on hold' },
  voip: { name: 'Telephone Voice Prompts', line: 'Greetings and menus for your phone system' },
  mvoice: { name: 'Mobile Voicemail', line: 'A professional greeting for your cell phone' },
};

export const LoginPrompt = memo(function LoginPrompt() {
  return (
    <div className="notice">
      <Icon name="info" />
      <p>You can login to your account, register for faster checkout, or continue as a guest.</p>
      <p className="links">
        <a href="/login">Login</a>
        <a href="/register">Register</a>
      </p>
    </div>
  );
});

interface ServiceProps {
  readonly service: ServiceType;
}

export const ServiceTabs = memo(function ServiceTabs({ service, dispatch }: ServiceProps & { dispatch: Dispatch }) {
  return (
    <div role="tablist" aria-label="Service" className="services">
      {serviceTypes.map((type) => (
        <button
          key={type}
          type="button"
          role="tab"
          className="service"
          aria-selected={type === service}
          onClick={() => dispatch({ type: 'start', service: type })}
        >
          <span className="service-icon">
            <Icon name={type} size={28} />
          </span>
          <span className="service-name">{services[type].name}</span>
          <span className="hint">{services[type].line}</span>
        </button>
      ))}
    </div>
  );
});

export const Faq = memo(function Faq({ service }: ServiceProps) {
  return (
    <Section heading="Frequently asked questions">
      <div>
        {faq[service].map(([question, answer]) => (
          <details key={question} className="faq">
            <summary>
              {question}
              <Icon name="chevron" />
            </summary>
            <p className="muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
});
