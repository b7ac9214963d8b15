import { atom } from 'jotai/vanilla';
import { forEachOption, orderOptions, voiceWithout } from '../../domain/order/order-options.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import type { Form } from '../form.ts';
import type { Stop } from '../host/page-events.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, notify } from '../notices/notices.ts';
import { orderAtom } from './order-atoms.ts';
import { controllerAtom, sessionAtom } from './session.ts';

/** For each option that the buyer wants but a selected voice does not offer, the name of that voice; otherwise null. */
const refusingVoicesAtom = atom((get) => {
  const { order } = get(sessionAtom);
  const { options } = get(orderAtom);
  return forEachOption((option) => {
    const isDropped = order.options[option.code] && !options[option.code];
    return isDropped ? (voiceWithout(option, order, get(listedVoicesAtom))?.name ?? '') : null;
  });
});

/** Notifies the buyer when a voice takes an option such as rush away, and when it is back; not in another order. */
export function startOptionNotices(form: Form): Stop {
  const { store } = form;
  const current = () => ({ refusing: store.get(refusingVoicesAtom), controller: store.get(controllerAtom) });
  let before = current();
  return store.sub(refusingVoicesAtom, () => {
    const now = current();
    const changed = orderOptions.filter(
      ({ code }) => (now.refusing[code] === null) !== (before.refusing[code] === null),
    );
    for (const { code } of now.controller === before.controller ? changed : []) {
      const words = store.get(textAtom).orderOptions[code];
      const text = 'voices' in words ? words.voices : undefined;
      const topic = `option-${code}` as const;
      const voice = now.refusing[code];
      if (voice !== null) notify(form, { topic, tone: 'warning', text: text?.dropped(voice) ?? '', isLong: true });
      else if (store.get(sessionAtom).order.options[code])
        notify(form, { topic, tone: 'success', text: text?.restored ?? '', isLong: true });
      else dismissToasts(form, [topic]);
    }
    before = now;
  });
}
