// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { PhoneLimitNote } from '../../../src/desk/phone-system/phone-system-tool.tsx';
import { PhoneSystemTool } from '../../../src/desk/phone-system/phone-system-tool.tsx';
import type { Order } from '../../../src/domain/order/order.ts';
import { message } from '../helpers/samples.ts';
import { drawTool } from '../helpers/draw.tsx';

/** About 100 s to speak. */
const long = [1, 2].map((id) => message(id, { content: 'Thank you for waiting a little longer. '.repeat(15) }));

it.each([
  ['cisco-webex-calling', 'Limits: on hold 10 min, greetings 2 min, other prompts 5 min, 5 MB per file.'],
  ['cisco-webex-calling', 'Where to upload: Announcement repositorySource'],
  ['ringcentral', 'Limits: 5 MB per file (source: phonegreetings.ai, not the manufacturer).'],
  ['ringcentral', 'Source: ringcentral.github.io'],
  ['ooma-office', 'We found no source.'],
])('the phone system shows of %s: %j', async (phoneSystem, line) => {
  expect((await drawTool(<PhoneSystemTool />, { phoneSystem })).place.textContent).toContain(line);
});

it('the phone system shows nothing for a plain format or a service with only one phone system', async () => {
  expect((await drawTool(<PhoneSystemTool />)).place.textContent).not.toContain('Source');
  expect((await drawTool(<PhoneSystemTool />, { serviceType: 'mvoice' })).place.textContent).toBe('');
});

const overLimit = /^Your messages with music run about 1 min \d+ s\. Avaya IP Office accepts up to 1 min 30 s on hold/u;

it.each<[string, Partial<Order>, RegExp]>([
  ['the whole loop is too long', { messages: long, phoneSystem: 'avaya-ip-office' }, overLimit],
  ['it fits', { phoneSystem: 'avaya-ip-office' }, /^$/u],
  ['no limit is known', { messages: long, phoneSystem: 'zoom-phone' }, /^$/u],
  ['each message fits', { messages: long, serviceType: 'voip', phoneSystem: 'nextiva' }, /^$/u],
])('the limit of the phone system is shown only if it is exceeded: %s', async (_, order, note) => {
  expect((await drawTool(<PhoneLimitNote />, order)).place.textContent).toMatch(note);
});
