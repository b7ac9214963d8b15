import type { Adapter } from './adapter.ts';
import { controlsByRole, visibleByRole } from './by-role.ts';

/** The least that draws the same form: plain React in a shadow root (test/bench/floor). */
export const floorAdapter: Adapter = {
  name: 'floor',
  script: 'build/bench/floor.js',
  markup: (apiUrl) => `<order-floor api-url="${apiUrl}"></order-floor>`,
  visible: visibleByRole,
  controls: controlsByRole,
};
