import { enginePrograms } from '../../../scripts/ensure-engines.mjs';
import { createSite } from '../../helpers/site.ts';
import { Screen } from '../screen.ts';
import { startDesktop } from './desktop.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const starts = { Firefox: startFirefox, WebKit: startWebKit };

export const engines = ['Firefox', 'WebKit'] as const;

export type EngineStage = Awaited<ReturnType<typeof startStage>>;

/** Starts an engine with a page in it, the shop and the partner's site. The caller closes it. */
export async function startStage(engine: (typeof engines)[number]) {
  const programs = enginePrograms();
  const site = await createSite();
  const desktop = await startDesktop(programs);
  const driven = await starts[engine](programs, desktop.environment);
  return {
    screen: new Screen(driven),
    site,
    /** Nothing that was written before is in the storage of the partner's page. */
    forget: async () => {
      await driven.open(`${site.partnerUrl}/plain.html`);
      await driven.run('localStorage.clear()');
    },
    close: async () => {
      await driven.close();
      await desktop.close();
      await site.close();
    },
  };
}
