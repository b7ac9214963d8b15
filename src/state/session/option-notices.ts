import { atom } from 'jotai/vanilla';
import { forEachOption, orderOptions, voiceWithout } from '../../domain/order/order-options.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import type { Form } from '../form.ts';
import type { Stop } from '../host/page-events.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, notify } from '../notices/notices.ts';
import { orderAtom } from './order-atoms.ts';
import { sessionAtom } from './session.ts';

/** For each option that the buyer wants but a selected voice does not offer, the name of that voice; otherwise null. */
const refusingVoicesAtom = atom((get) => {
  const { order } = get(sessionAtom);
  const { options } = get(orderAtom);
  return forEachOption((option) => {
    const isDropped = order.options[option.code] && !options[option.code];
    return isDropped ? (voiceWithout(option, order, get(listedVoicesAtom))?.name ?? '') : null;
  });
});

/** Notifies the buyer when a voice takes an option such as rush away, and when it is back. */
export function startOptionNotices(form: Form): Stop {
  const { store } = form;
  let before = store.get(refusingVoicesAtom);
  let { controller } = store.get(sessionAtom);
  return store.sub(refusingVoicesAtom, () => {
    const now = store.get(refusingVoicesAtom);
    const session = store.get(sessionAtom);
    for (const { code } of session.controller === controller ? orderOptions : []) {
      const words = store.get(textAtom).orderOptions[code];
      const text = 'voices' in words ? words.voices : undefined;
      const topic = `option-${code}` as const;
      const voice = now[code];
      const hasChanged = (voice === null) !== (before[code] === null);
      if (hasChanged && voice !== null)
        notify(form, { topic, tone: 'warning', text: text?.dropped(voice) ?? '', isLong: true });
      else if (hasChanged && session.order.options[code])
        notify(form, { topic, tone: 'success', text: text?.restored ?? '', isLong: true });
      else if (hasChanged) dismissToasts(form, [topic]);
    }
    before = now;
    ({ controller } = session);
  });
}
