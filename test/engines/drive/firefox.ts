import { launch } from 'puppeteer-core';
import { height, type Engine } from './engine.ts';

/** Audio that plays when a button requests it, even without a window. */
const preferences = { 'media.autoplay.default': 0, 'ui.prefersReducedMotion': 1 };

/** Firefox, driven by WebDriver BiDi. */
export async function startFirefox(
  programs: { readonly firefox: string },
  environment: NodeJS.ProcessEnv,
): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: programs.firefox,
    headless: true,
    extraPrefsFirefox: preferences,
    env: environment,
  });
  const page = await browser.newPage();
  const resize = (width: number): Promise<void> => page.setViewport({ width, height });
  await resize(1280);
  return {
    name: (await browser.version()).replace('/', ' '),
    open: async (url) => void (await page.goto(url)),
    run: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    resize,
    close: () => browser.close(),
  };
}
