// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { PhoneLimitNote } from '../../../src/desk/phone-system/phone-limit-note.tsx';
import { PhoneSystemTool } from '../../../src/desk/phone-system/phone-system-tool.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { orderAtom } from '../../../src/state/order/order.ts';
import { drawing, drawPart, enter, type DrawnForm } from '../helpers/draw.tsx';
import { readyStore } from '../helpers/form-store.ts';
import { message } from '../helpers/samples.ts';

let drawn: DrawnForm | undefined;
afterEach(() => drawn?.takeAway());

async function draw(order: Partial<Order> = {}) {
  const { store } = readyStore(order);
  drawn = await drawPart(store, <PhoneSystemTool />);
  const { place } = drawn;
  return { store, place, search: place.querySelector('input'), buttons: () => [...place.querySelectorAll('button')] };
}

/** About 100 s to speak. */
const long = [1, 2].map((id) => message(id, { content: 'Thank you for waiting a little longer. '.repeat(15) }));

describe('the phone system', () => {
  it('is found by its brand, and chosen', async () => {
    const { store, search, buttons } = await draw();
    await enter(search, 'call manager');
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['Cisco CUCM']);
    await drawing(() => buttons()[0]?.click());
    expect(store.get(orderAtom).phoneSystem).toBe('cisco-cucm');
    expect(buttons()).toEqual([]);
  });

  it('shows its limits, where to upload files, and the source', async () => {
    const { place } = await draw({ phoneSystem: 'cisco-webex-calling' });
    expect(place.textContent).toContain('Limits: on hold 10 min, greetings 2 min, other prompts 5 min, 5 MB per file.');
    expect(place.textContent).toContain('Where to upload: Announcement repositorySource');
    expect(place.textContent).toContain('Source: help.webex.com, n5y120ab (manufacturer)');
  });

  it.each([
    ['ringcentral', 'Limits: 5 MB per file (source: phonegreetings.ai, not the manufacturer).'],
    ['ringcentral', 'Source: ringcentral.github.io (manufacturer)'],
    ['nextiva', 'Source: phonegreetings.ai (not the manufacturer)'],
    ['ooma-office', 'We found no source. You’ll receive the three formats that most systems accept.'],
  ])('shows of %s: %j', async (phoneSystem, line) => {
    expect((await draw({ phoneSystem })).place.textContent).toContain(line);
  });

  it('shows nothing for a plain format or a service with only one phone system', async () => {
    expect((await draw()).place.textContent).not.toContain('Source');
    await drawn?.takeAway();
    expect((await draw({ serviceType: 'mvoice' })).place.textContent).toBe('');
  });
});

describe('the note about an order that is too long for its phone system', () => {
  const noteOf = async (order: Partial<Order>): Promise<string | null> => {
    drawn = await drawPart(readyStore(order).store, <PhoneLimitNote />);
    return drawn.place.textContent;
  };

  it('counts the whole loop on hold', async () => {
    const note = await noteOf({ messages: long, phoneSystem: 'avaya-ip-office' });
    expect(note).toMatch(
      /^Your messages with music run about 1 min \d+ s\. Avaya IP Office accepts up to 1 min 30 s on hold/u,
    );
  });

  it.each<[string, Partial<Order>]>([
    ['it fits', { phoneSystem: 'avaya-ip-office' }],
    ['no limit is known', { messages: long, phoneSystem: 'zoom-phone' }],
    ['each message fits', { messages: long, serviceType: 'voip', phoneSystem: 'nextiva' }],
  ])('is not shown if %s', async (_, order) => {
    expect(await noteOf(order)).toBe('');
  });
});
