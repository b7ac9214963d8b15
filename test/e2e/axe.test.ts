import { describe, expect, test } from 'vitest';
import { violationsOn } from '../helpers/axe.ts';
import { setStage } from '../helpers/set-stage.ts';
import { walk } from '../helpers/walk.ts';

const stage = setStage();

describe.each(['light', 'dark'] as const)('in a %s page', (colorScheme) => {
  test.each([320, 1280])('axe-core finds nothing on any screen, %d px wide', { timeout: 120_000 }, async (width) => {
    const { newPage, partnerUrl, shopUrl } = stage();
    const page = await newPage({ colorScheme, viewport: { width, height: 900 } });
    const found: Record<string, readonly string[]> = {};
    const screens: string[] = [];
    const visit = async (screen: string): Promise<void> => {
      screens.push(screen);
      const violations = await violationsOn(page);
      if (violations.length > 0) found[screen] = violations;
    };
    await walk({ page, partnerUrl, shopUrl, visit });
    expect(found).toEqual({});
    expect(screens).toContain('thank you');
  });
});
