import type { CDPSession, Page } from 'playwright-core';

/** How many objects of a class are alive; `class` is an expression of the page. */
async function countOf(session: CDPSession, prototype: string): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: prototype });
  if (result.objectId === undefined) throw new Error(`${prototype} is nothing`);
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.length; }',
    returnByValue: true,
  });
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
  return Number(length.value);
}

/** Counts what is alive in a page, garbage collected. */
export async function held(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const elements = await countOf(session, `customElements.get('voice-order-form').prototype`);
  const shadowRoots = await countOf(session, 'ShadowRoot.prototype');
  const observers =
    (await countOf(session, 'MutationObserver.prototype')) +
    (await countOf(session, 'ResizeObserver.prototype')) +
    (await countOf(session, 'IntersectionObserver.prototype'));
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { elements, shadowRoots, observers, nodes, listeners };
}
