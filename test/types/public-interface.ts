// Compiled, never run: the public types must match the element.
import type { OrderStep } from '../../src/state/host/host.ts';
import type { VoiceOrderForm } from '../../src/element/voice-order-form.ts';
import type {
  VoiceOrder,
  VoiceOrderFormConstructor,
  VoiceOrderFormElement,
  VoiceOrderStep,
} from '../../src/voice-order-form.d.mts';

/** Whether two types are identical: unlike assignability, this also compares optional fields. */
type Same<One, Other> =
  (<T>(value: T) => T extends One ? 1 : 2) extends <T>(value: T) => T extends Other ? 1 : 2 ? true : false;
/** The order is frozen all the way down. */
type Frozen<T> = T extends object ? { readonly [Name in keyof T]: Frozen<T[Name]> } : T;
type Own = Omit<VoiceOrderFormElement, keyof HTMLElement>;

export const areTheSteps: Same<VoiceOrderStep, OrderStep> = true;
export const isTheOrder: Same<Frozen<VoiceOrder>, Frozen<VoiceOrderForm['order']>> = true;
export const areTheMembers: Same<keyof Own, Exclude<keyof VoiceOrderForm, keyof HTMLElement | keyof Inner>> = true;

type Statics = Exclude<keyof typeof VoiceOrderForm, 'prototype' | 'observedAttributes'>;
export const areTheStatics: Same<keyof VoiceOrderFormConstructor, Statics> = true;
export const isThePublicClass = (
  form: typeof VoiceOrderForm,
): Pick<VoiceOrderFormConstructor, keyof VoiceOrderFormConstructor> => form;

/** Members for the browser and r2wc, not for pages. */
type Inner = Record<
  'connectedCallback' | 'disconnectedCallback' | 'attributeChangedCallback' | 'connectedMoveCallback' | symbol,
  unknown
>;

/** Only the getter types of the class; setters accept more than getters return. */
export const isThePublicOne = (
  form: VoiceOrderForm,
): Pick<Own, 'order' | 'reset' | 'openSummary' | 'getAccessToken' | 'accessToken'> => form;
