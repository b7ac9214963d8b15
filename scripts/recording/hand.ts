import type { Locator, Page } from 'playwright-core';
import type { Camera } from './camera.ts';
import { step, steps } from './steps.ts';

/** A visible pointer in the page, above open dialogs too, because screenshots have none. */
async function drawPointer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pointer = document.body.appendChild(document.createElement('div'));
    pointer.id = 'pointer';
    pointer.popover = 'manual';
    pointer.style.cssText =
      'position:fixed;inset:0 auto auto 0;margin:0;padding:0;border:0;width:22px;height:22px;pointer-events:none;' +
      'background:url("data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 22 22%27%3E%3Cpath ' +
      'd=%27M3 2v16l4.500-4.200L10.500 20l3-1.400-3-6h6Z%27 fill=%27%23111%27 stroke=%27%23fff%27 stroke-width=%271.500%27/%3E%3C/svg%3E")';
    pointer.showPopover();
  });
}

/** Moves the pointer, presses and types, with a frame for each step. */
export async function openHand(page: Page, camera: Camera) {
  let at = { x: 700, y: 520 };
  const place = async (): Promise<void> => {
    await page.mouse.move(at.x, at.y);
    await page.evaluate(({ x, y }) => {
      const pointer = document.getElementById('pointer');
      if (!pointer) return;
      pointer.hidePopover();
      pointer.style.translate = `${x - 3}px ${y - 2}px`;
      pointer.showPopover();
    }, at);
  };
  await drawPointer(page);
  await place();

  const moveTo = async (target: Locator): Promise<void> => {
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${String(target)} is not shown.`);
    const from = at;
    const to = { x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 };
    for (const part of steps(6)) {
      at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      await place();
      await camera.show(step);
    }
  };
  return {
    moveTo,
    press: async (target: Locator): Promise<void> => {
      await moveTo(target);
      await page.mouse.down();
      await camera.show(step);
      await page.mouse.up();
      await page.waitForTimeout(150);
      await camera.show(400);
    },
    type: async (text: string): Promise<void> => {
      for (const part of text.match(/\S+\s*/gu) ?? []) {
        await page.keyboard.insertText(part);
        await camera.show(120);
      }
    },
  };
}
