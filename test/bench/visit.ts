import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { launchBrowser } from '../helpers/browser.ts';
import type { Form } from './server.ts';

/** Effects of an action (saving, requesting prices, loading what is next) are over within this time, in milliseconds. */
const settling = 1000;

const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/** Marks the frame in which voices and a message are painted. A text: the name of a function would not survive. */
const markVisible = `(function mark() {
  const root = document.body?.firstElementChild?.shadowRoot;
  const isHere = root?.querySelector('input[type=radio]') && root.querySelector('textarea');
  requestAnimationFrame(isHere ? () => performance.mark('visible') : mark);
})()`;

/** A page with a form, used by role and name (docs/contract.md, Names). Messages and voices count from 1. */
export class Visit {
  constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  message = (number: number): Locator => this.#card(number).getByRole('textbox', { name: 'Message text', exact: true });

  addButton = (number: number): Locator => this.#card(number).getByRole('button', { name: 'Add message', exact: true });

  radio = (number: number): Locator =>
    this.page
      .getByRole('radiogroup', { name: 'Select your voice' })
      .getByRole('radio')
      .nth(number - 1);

  /** Adds and writes messages of 40 words. */
  async writeMessages(count: number): Promise<void> {
    for (let number = 1; number <= count; number += 1) {
      if (number > 1) await this.addButton(number - 1).evaluate((button: HTMLElement) => button.click());
      await this.message(number).fill('thank you for calling us '.repeat(8));
    }
  }

  /** The main thread's processor time for an action and its effects, in milliseconds. */
  async costOf(action: () => Promise<unknown>): Promise<number> {
    const before = await this.#read('TaskDuration');
    await action();
    await sleep(settling);
    return ((await this.#read('TaskDuration')) - before) * 1000;
  }

  /** The same for a click. The mouse is there before, so hovering is not measured. */
  async costOfClick(control: Locator): Promise<number> {
    // Twice: what comes into view the first time gets its own height, and moves the control.
    for (let round = 0; round < 2; round += 1) {
      await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await sleep(settling);
    }
    await control.hover();
    await sleep(settling);
    return this.costOf(async () => {
      await this.page.mouse.down();
      await this.page.mouse.up();
    });
  }

  /** The JavaScript heap after garbage collection, in bytes. */
  async heapSize(): Promise<number> {
    // What one collection finalizes is freed only by the next.
    for (let round = 0; round < 3; round += 1) await this.session.send('HeapProfiler.collectGarbage');
    return this.#read('JSHeapUsedSize');
  }

  close = (): Promise<void> | undefined => this.page.context().browser()?.close();

  #card = (number: number): Locator => this.page.getByRole('group', { name: `Message #${number}`, exact: true });

  async #read(name: string): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  }
}

/** Opens the page of a form in a fresh browser and waits until all is loaded. The caller closes it. */
export async function openVisit(url: string, { files }: Form, isSlowed: boolean): Promise<Visit> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-CA' });
  await page.addInitScript(markVisible);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (isSlowed) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  const awaited = files.at(-1)?.split('/').at(-1) ?? '';
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().endsWith(awaited));
  await page.goto(url, { waitUntil: 'commit' });
  await loaded;
  await page.locator('textarea').first().waitFor();
  await sleep(settling);
  return new Visit(page, session);
}
