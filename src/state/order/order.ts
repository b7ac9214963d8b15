import { atom, type Atom } from 'jotai/vanilla';
import { defaultCurrency } from '../../domain/checkout/currency.ts';
import {
  freshOrder,
  isUntouched,
  type Message,
  type Order,
  type OrderChange,
  type Prefill,
} from '../../domain/order/order.ts';
import { orderOptions } from '../../domain/order/order-options.ts';
import { defaultService, serviceRules } from '../../domain/order/services.ts';
import { defaultPhoneSystem, findPhoneSystem } from '../../domain/phone-systems/phone-systems.ts';
import { voiceWithout, withPossibleOptions } from '../../domain/order/voice-options.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import { settingsAtom } from '../host/settings.ts';
import { notifyAtom, type Notice } from '../notices/notices.ts';

const heldAtom = atom(freshOrder(defaultService, defaultCurrency));

/** The page's phone system if the buyer can't choose one; otherwise null. */
const fixedPhoneSystemAtom = atom((get) => {
  const { hiddenParts, phoneSystem } = get(settingsAtom);
  if (!hiddenParts.includes('phone-system')) return null;
  const { onlyPhoneSystem } = serviceRules[get(heldAtom).serviceType];
  return onlyPhoneSystem ?? findPhoneSystem(phoneSystem ?? '')?.value ?? defaultPhoneSystem;
});

/** By id; ids are small numbers that every order begins anew with, so that these stay few. */
const messageAtoms = new Map<number, Atom<Message | undefined>>();

/**
 * A message of the order, by its id; undefined once the message is deleted. Components that read it are not rendered at a
 * key in another message.
 */
export function messageAtom(id: number): Atom<Message | undefined> {
  const made = messageAtoms.get(id) ?? atom((get) => get(heldAtom).messages.find((one) => one.id === id));
  messageAtoms.set(id, made);
  return made;
}

/**
 * The whole order. Components should read only the part they show (see parts.ts), because this atom changes with every
 * key.
 */
export const orderAtom = atom(
  (get): Order => {
    const held = get(heldAtom);
    const phoneSystem = get(fixedPhoneSystemAtom) ?? held.phoneSystem;
    return phoneSystem === held.phoneSystem ? held : { ...held, phoneSystem };
  },
  (_get, set, order: Order) => set(heldAtom, order),
);

/**
 * Changes the order with a function of domain. An option such as rush is removed if a selected voice does not offer it,
 * and restored once all selected voices do (docs/behaviour.md, States). The buyer is told about both.
 */
export const changeOrderAtom = atom(null, (get, set, change: OrderChange) => {
  const changed = change(get(orderAtom));
  const voices = get(listedVoicesAtom);
  const order = withPossibleOptions(changed, voices);
  set(orderAtom, order);
  for (const option of orderOptions.filter(({ code }) => order.options[code] !== changed.options[code])) {
    const { code } = option;
    const voice = voiceWithout(option, order, voices);
    const notice: Notice = voice
      ? { key: 'optionDropped', option: code, name: voice.name }
      : { key: 'optionRestored', option: code };
    set(notifyAtom, { tone: voice ? 'warning' : 'success', notice, isLong: true });
  }
});

/** The values that the host page has put into the order. */
export const prefillAtom = atom<Prefill>({});

export const isUntouchedAtom = atom((get) => isUntouched(get(orderAtom), get(prefillAtom)));
