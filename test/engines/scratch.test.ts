import { it } from 'vitest';
import { startStage } from './drive/start.ts';
import { orderPage } from '../helpers/sample-order.ts';
import { unseenFocus } from './in-page/focus.ts';

it.each(['WebKit'] as const)('%s', async (engine) => {
  const { screen, site, close } = await startStage(engine);
  await screen.open(site.partnerUrl + orderPage);
  await screen.press('tab', 'Female');
  await screen.press("button", "Generate AI Prompts"); await screen.engine.key("Escape");
  for (let i = 0; i < 60; i += 1) {
    await screen.engine.key('Tab');
    const seen = await screen.call(unseenFocus, null);
    console.log(JSON.stringify(seen));
    if (!(seen as { isInForm: boolean }).isInForm) break;
  }
  await close();
});
