import 'voice-order-form';
import 'voice-order-form/es';
import 'voice-order-form/fr';
import type { PhoneSystem, VoiceOrder, VoiceOrderFormTexts } from 'voice-order-form';
import es from 'voice-order-form/es.json';
import fr from 'voice-order-form/fr.json';

const form = document.createElement('voice-order-form');
form.service = 'voip';
form.getAccessToken = () => Promise.resolve(null);
// @ts-expect-error -- no such service
form.service = 'fax';
// @ts-expect-error -- read only
form.order = null;

export const order: VoiceOrder = form.order;
export const name: string | undefined = order.items[0]?.name;
export const isOpen: boolean | undefined = document.querySelector('voice-order-form')?.openSummary();

form.addEventListener('voice-order-created', ({ detail }) => {
  const id: string = detail.orderId;
  // @ts-expect-error -- no personal data
  return [id, detail.email];
});
document.addEventListener('voice-order-error', (event): number | undefined => event.detail.status);
window.addEventListener('voice-order-redirect', (event) => event.preventDefault());

customElements.get('voice-order-form')?.addLanguage('de', { locale: 'de', close: 'Schließen' });
// @ts-expect-error -- texts are data
customElements.get('voice-order-form')?.addLanguage('de', 'Schließen');
// @ts-expect-error -- no such text
customElements.get('voice-order-form')?.addLanguage('de', { locale: 'de', shut: 'Schließen' });
export const languages: readonly VoiceOrderFormTexts[] = [es, fr, { ...fr, formName: 'À notre façon' }];

/** One that this version does not know. */
export const system: PhoneSystem = 'a-later-one';
form.phoneSystem = '3cx';
void customElements.whenDefined('voice-order-form').then((form) => form.upgradeDivs());
