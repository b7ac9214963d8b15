import { enginePrograms } from '../../../scripts/ensure-engines.mjs';
import { createSite, type Site } from '../../helpers/site.ts';
import { Screen } from '../screen.ts';
import { startDesktop } from './desktop.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

type Start = (environment: NodeJS.ProcessEnv) => Promise<Engine>;

export const engines = ['Firefox', 'WebKit'] as const;

/** An engine with a page in it, the shop and the partner's site. */
export interface EngineStage {
  readonly screen: Screen;
  readonly site: Site;
  /** Nothing that was written before is in the storage of the partner's page. */
  readonly forget: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts it all. Whoever calls this closes it. */
export async function startStage(engine: (typeof engines)[number]): Promise<EngineStage> {
  const programs = enginePrograms();
  const starts: Readonly<Record<(typeof engines)[number], Start>> = {
    Firefox: (environment) => startFirefox(programs.firefox, environment),
    WebKit: (environment) => startWebKit({ driver: programs.webKitDriver, browser: programs.webKit }, environment),
  };
  const site = await createSite();
  const desktop = await startDesktop(programs);
  const driven = await starts[engine](desktop.environment);
  return {
    screen: new Screen(driven),
    site,
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
