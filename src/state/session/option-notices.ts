import { atom } from 'jotai/vanilla';
import { orderOptions, voiceWithout } from '../../domain/order/order-options.ts';
import { listedVoicesAtom } from '../catalogue/catalogue.ts';
import type { Form } from '../form.ts';
import type { Stop } from '../host/page-events.ts';
import { textAtom } from '../host/settings.ts';
import { dismissToasts, notify } from '../notices/notices.ts';
import { orderAtom } from './order-atoms.ts';
import { sessionAtom } from './session.ts';

/** The options that the buyer wants but a selected voice does not offer. */
const droppedOptionsAtom = atom((get) => {
  const { order } = get(sessionAtom);
  return orderOptions
    .filter(({ code }) => order.options[code] && !get(orderAtom).options[code])
    .map((option) => ({ option, voice: voiceWithout(option, order, get(listedVoicesAtom))?.name ?? '' }));
});

/** Notifies the buyer when a voice takes an option such as rush away, and when it is back. */
export function startOptionNotices(form: Form): Stop {
  const { store } = form;
  const dropped = () => new Map(store.get(droppedOptionsAtom).map(({ option, voice }) => [option.code, voice]));
  let before = dropped();
  let { controller } = store.get(sessionAtom);
  return store.sub(droppedOptionsAtom, () => {
    const now = dropped();
    const { orderOptions: texts } = store.get(textAtom);
    const session = store.get(sessionAtom);
    for (const { code } of session.controller === controller ? orderOptions : []) {
      const words = texts[code];
      const voices = 'voices' in words ? words.voices : undefined;
      const topic = `option-${code}` as const;
      const voice = now.get(code);
      if (voice !== undefined && !before.has(code))
        notify(form, { topic, tone: 'warning', text: voices?.dropped(voice) ?? '', isLong: true });
      else if (voice === undefined && before.has(code)) {
        const isRestored = session.order.options[code];
        if (isRestored) notify(form, { topic, tone: 'success', text: voices?.restored ?? '', isLong: true });
        else dismissToasts(form, [topic]);
      }
    }
    before = now;
    ({ controller } = session);
  });
}
