/** An event as the host page got it. */
export interface Told {
  readonly name: string;
  readonly detail: unknown;
  readonly event: Event;
}

const names = ['ready', 'change', 'service', 'totals', 'issues', 'created', 'redirect', 'error'];

/** Listens on a node for all events of the element. */
export function listen(target: EventTarget): Told[] {
  const told: Told[] = [];
  for (const name of names) {
    target.addEventListener(`voice-order-${name}`, (event) => {
      told.push({ name: event.type, detail: 'detail' in event ? event.detail : undefined, event });
    });
  }
  return told;
}
