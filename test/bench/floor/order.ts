import { useEffect, useState } from 'react';

export interface Voice {
  readonly id: string;
  readonly name: string;
  readonly gender: 'male' | 'female';
  readonly image: string;
  readonly language: readonly string[];
  readonly tags: readonly string[];
}

export interface Track {
  readonly id: string;
  readonly title: string;
  readonly categories: readonly string[];
}

export interface Message {
  readonly id: number;
  readonly content: string;
  readonly style: string;
}

export const freshOrder = {
  voice: '',
  track: '',
  messages: [{ id: 1, content: '', style: 'professional-warm-welcoming' }] as readonly Message[],
};

export type Order = Readonly<typeof freshOrder>;

/** Changes some values of the order, if need be as a function of those before. */
export type Dispatch = (change: Partial<Order> | ((order: Order) => Partial<Order>)) => void;

export const reduce = (order: Order, change: Parameters<Dispatch>[0]): Order => ({
  ...order,
  ...(typeof change === 'function' ? change(order) : change),
});

type Lists = readonly [readonly Voice[], readonly Track[], serviceId: string];

/** The shop's lists, empty until they are here. */
export function useCatalogue(apiUrl: string): Lists {
  const [lists, setLists] = useState<Lists>([[], [], '']);
  useEffect(() => {
    const load = async (path: string) => (await fetch(`${apiUrl}/${path}`)).json();
    void Promise.all(['voice', 'soundtrack', 'service', 'site-settings'].map(load)).then(
      ([[voices], [tracks], [services]]) => setLists([voices, tracks, services[0].id]),
    );
  }, [apiUrl]);
  return lists;
}

/** Requests the price of an order with a voice, some time after the last change. */
export function useTotal(apiUrl: string, order: Order, serviceId: string): number | null {
  const [total, setTotal] = useState<number | null>(null);
  useEffect(() => {
    if (order.voice === '') return undefined;
    const timer = setTimeout(async () => {
      const init = { method: 'POST', body: JSON.stringify({ ...order, serviceId }) };
      const response = await fetch(`${apiUrl}/order/calculate-guest`, init);
      setTotal((await response.json()).total);
    }, 300);
    return () => clearTimeout(timer);
  }, [apiUrl, order, serviceId]);
  return total;
}
