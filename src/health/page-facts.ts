import type { HealthFacts } from './facts.ts';

/** Whether an order could be saved: tries about as much data as a long order has. */
function tryStorage(): HealthFacts['storage'] {
  const key = 'voice-order-form:health';
  try {
    localStorage.setItem(key, 'x'.repeat(20_000));
    localStorage.removeItem(key);
    return 'saved';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked';
  }
}

/** Whether checkout can leave through the top window. What the frame of another origin allows can't be seen. */
function readFrame(): HealthFacts['frame'] {
  if (window.top === window) return 'noFrame';
  if (window.origin === 'null') return 'sandboxed';
  try {
    const sandbox = window.frameElement?.getAttribute('sandbox') ?? 'allow-top-navigation';
    return sandbox.includes('allow-top-navigation') ? 'framed' : 'sandboxed';
  } catch {
    return 'framed';
  }
}

/**
 * How the page was served. Browsers treat a page from this computer like https, although it is not served over https.
 */
export function readTransport(): HealthFacts['transport'] {
  if (!window.isSecureContext) return 'insecure';
  return ['http:', 'file:'].includes(location.protocol) ? 'local' : 'secure';
}

type PageFacts = Pick<HealthFacts, 'scriptTags' | 'frame' | 'storage' | 'transport'>;

/** Collects facts about the page around the form, without leaving traces. */
export function readPage(): PageFacts {
  return {
    scriptTags: [...document.scripts].map(({ src }) => src).filter((src) => /voice-order-form[^/]*\.m?js/.test(src)),
    frame: readFrame(),
    storage: tryStorage(),
    transport: readTransport(),
  };
}
