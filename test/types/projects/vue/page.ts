import type { GlobalComponents } from 'vue';
import type { VoiceOrderFormElement } from 'voice-order-form';

declare const form: InstanceType<GlobalComponents['voice-order-form']>;

form.$emit('voice-order-ready', new CustomEvent('voice-order-ready', { detail: { service: 'moh', referral: null } }));
// @ts-expect-error -- no such event
form.$emit('voice-order-nothing');

export const element: VoiceOrderFormElement = form;
export const attributes: (typeof form)['$props'] = {
  service: 'moh',
  'api-url': '/api',
  'sync-url': '',
  buyer: { email: 'ada@example.com' },
};
// @ts-expect-error -- no such service
export const fax: (typeof form)['$props'] = { service: 'fax' };
