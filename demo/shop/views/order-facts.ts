import { findPhoneSystem } from '../../../src/domain/phone-systems/phone-systems.ts';
import { serviceRules } from '../../../src/domain/order/service-types.ts';
import { readyOf } from '../ordering/turnaround.ts';
import { optionsOn } from '../pricing/options.ts';
import type { StoredOrder } from '../repositories/orders.ts';
import type { OrderRow } from '../schema/orders.ts';
import { formatsOf } from '../text/formats.ts';
import type { Language } from '../text/language.ts';
import { phoneSystemName } from '../text/form-words.ts';
import { textsIn } from '../text/texts.ts';
import type { Fact } from './facts.tsx';

/** Whether the recording is delivered by a call. */
export const isUploaded = ({ serviceType }: Pick<OrderRow, 'serviceType'>): boolean =>
  serviceRules[serviceType].needsAcknowledgement;

function deliveredAs(order: OrderRow, language: Language): string {
  if (isUploaded(order)) return textsIn(language).orders.uploaded;
  const system = findPhoneSystem(order.phoneSystem);
  return system === undefined ? order.phoneSystem : phoneSystemName(language, system);
}

/** The tracks, and the seconds of music between the messages, if there are several. */
function musicOf({ tracks, items, musicBetweenMessages }: StoredOrder, language: Language): string {
  const titles = formatsOf(language).list(tracks.map(({ name }) => name));
  if (tracks.length === 0 || items.length < 2) return titles;
  return textsIn(language).orders.musicBetween(titles, musicBetweenMessages);
}

export function orderFacts(order: StoredOrder, language: Language): readonly Fact[] {
  const { orders: text } = textsIn(language);
  const { voices } = order;
  return [
    [text.service, order.serviceTitle],
    [text.voice(voices.length), formatsOf(language).list(voices.map(({ name }) => name))],
    [text.music, musicOf(order, language)],
    [isUploaded(order) ? text.delivery : text.deliveredAs, deliveredAs(order, language)],
    [text.comments, order.comments],
  ];
}

export function nextSteps(order: StoredOrder, language: Language): readonly string[] {
  const { orders: text } = textsIn(language);
  const optionSteps: Partial<Record<string, string>> = text.optionSteps;
  const { day, ...term } = readyOf(order);
  const ready = { day: day === null ? null : formatsOf(language).day(day), ...term };
  const voices = formatsOf(language).list(order.voices.map(({ name }) => name));
  return [
    ...optionsOn(order.lines).flatMap(({ code }) => optionSteps[code] ?? []),
    text.stepRecording(voices, order.voices.length, order.items.length),
    isUploaded(order) ? text.stepCall(order.phone, ready) : text.stepFiles(order.email, ready),
  ];
}
