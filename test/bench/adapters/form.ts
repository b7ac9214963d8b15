import type { Adapter } from './adapter.ts';
import { controlsByRole, visibleByRole } from './by-role.ts';

/** The order form, of a script that was built. */
export const formAdapter = (name: string, script: string): Adapter => ({
  name,
  script,
  markup: (apiUrl) => `<voice-order-form service="moh" api-url="${apiUrl}"></voice-order-form>`,
  visible: visibleByRole,
  controls: controlsByRole,
});
