import { useEffect, useState } from 'react';
import { wordsOf, includedWords, type Order } from './order.ts';

export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly image: string;
  readonly language: readonly string[];
  readonly tags: readonly string[];
  readonly rushOrderUnavailable: boolean;
}

export interface Track {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
}

interface ShopService {
  readonly id: string;
  readonly title: string;
  readonly rate: { readonly proofReading: number; readonly rushProduction: number };
}

export interface Totals {
  readonly subtotal: number;
  readonly tax: number;
  readonly total: number;
}

interface Catalogue {
  readonly voices: readonly Voice[];
  readonly tracks: readonly Track[];
  readonly services: readonly ShopService[];
}

const listPaths = [
  'voice?filter=isActive%7C%7C%24eq%7C%7Ctrue&limit=100',
  'soundtrack?limit=100',
  'service',
  'site-settings',
];

/** The shop's lists, once they are here. */
export function useCatalogue(apiUrl: string): Catalogue | null {
  const [catalogue, setCatalogue] = useState<Catalogue | null>(null);
  useEffect(() => {
    const ask = async (path: string) => (await fetch(`${apiUrl}/${path}`)).json();
    void Promise.all(listPaths.map(ask)).then(([[voices], [tracks], [services]]) =>
      setCatalogue({ voices, tracks, services }),
    );
  }, [apiUrl]);
  return catalogue;
}

const bodyOf = (order: Order, serviceId: string) => ({
  serviceId,
  currency: order.currency,
  selectedVoices: order.voices.filter((id) => id !== null),
  selectedMusic: order.track === null ? [] : [order.track],
  selectedMusicOptions: { musicBetweenMessages: order.musicSeconds, comments: '' },
  items: order.messages.map((message, index) => ({
    fileName: `message-${index + 1}`,
    style: message.style,
    content: message.content,
    count: { words: wordsOf(message), wordsExtra: Math.max(0, wordsOf(message) - includedWords) },
  })),
  options: { proofReading: order.proofReading, rush: order.rushProduction, updateVoicemailGreeting: false },
  phoneSystem: order.phoneSystem,
  discountCodeOrId: null,
  referralCode: null,
  address: { country: '', state: '', city: '', houseNumber: '', street: '', postalCode: '' },
});

const pause = 300;

/** Requests the price of the order, some time after the last change; not without a voice. */
export function useTotals(apiUrl: string, order: Order, serviceId: string | undefined): Totals | null {
  const [totals, setTotals] = useState<Totals | null>(null);
  useEffect(() => {
    if (serviceId === undefined || order.voices.every((id) => id === null)) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      void fetch(`${apiUrl}/order/calculate-guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(order, serviceId)),
        signal: abort.signal,
      })
        .then((response) => response.json())
        .then(setTotals, () => undefined);
    }, pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [apiUrl, order, serviceId]);
  return totals;
}
