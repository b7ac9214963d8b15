import { atom } from 'jotai/vanilla';
import type { OrderBody } from '../domain/checkout/order-body.ts';
import { freeze } from '../domain/common/json.ts';
import { isReadyAtom } from './catalogue/catalogue.ts';
import type { Form } from './form.ts';
import { stopAll, type Stop } from './host/page-events.ts';
import { referralAtom, textAtom } from './host/settings.ts';
import { dismissToasts, notify } from './notices/notices.ts';
import { orderSnapshotAtom } from './prices/prices.ts';
import { orderOptions } from '../domain/order/order-options.ts';
import { voiceWithout } from '../domain/order/voice-options.ts';
import { listedVoicesAtom } from './catalogue/catalogue.ts';
import { orderAtom, serviceTypeAtom } from './session/order.ts';
import { sessionAtom } from './session/session.ts';

/** The detail of `voice-order-change`: the order at that time, created when somebody reads it. */
function changeDetail(createBody: () => OrderBody): { readonly order: OrderBody } {
  let body: OrderBody | undefined;
  return {
    get order() {
      body ??= freeze(createBody());
      return body;
    },
  };
}

/**
 * Reports changes to the host page, at most once per frame, and once that the form is ready to use. Returns the
 * function that stops it.
 */
export function startReportingChanges({ store, host }: Form): Stop {
  let frame = 0;
  const reportChange = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      host.emit('voice-order-change', changeDetail(store.get(orderSnapshotAtom)));
    });
  };
  let isReported = false;
  const reportReady = (): void => {
    if (isReported || !store.get(isReadyAtom)) return;
    isReported = true;
    host.emit('voice-order-ready', { service: store.get(serviceTypeAtom), referral: store.get(referralAtom) });
  };
  reportReady();
  return stopAll(store.sub(orderAtom, reportChange), store.sub(isReadyAtom, reportReady), () =>
    cancelAnimationFrame(frame),
  );
}

/** The options that the buyer wants but a selected voice does not offer. */
const droppedOptionsAtom = atom((get) => {
  const { order } = get(sessionAtom);
  return orderOptions
    .filter(({ code }) => order.options[code] && !get(orderAtom).options[code])
    .map((option) => ({ option, voice: voiceWithout(option, order, get(listedVoicesAtom))?.name ?? '' }));
});

/**
 * Notifies the buyer when a voice makes the order lose an option such as rush, and when the order has it again
 * (docs/behaviour.md, States). Returns the function that stops it.
 */
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
