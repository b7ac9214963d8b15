import type { HealthFacts } from './facts.ts';

/** Whether an order could be saved: about as much as a long one is tried. */
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

/** Whether checkout can leave through the top window; what the frame of another origin allows can't be seen. */
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

/** How the page came. What comes from this computer is as good as https to browsers, and is not served over it. */
export function readTransport(): HealthFacts['transport'] {
  if (!window.isSecureContext) return 'insecure';
  return ['http:', 'file:'].includes(location.protocol) ? 'local' : 'secure';
}

type PageFacts = Pick<HealthFacts, 'scriptTags' | 'frame' | 'storage' | 'transport'>;

/** What the page around the form is like; nothing stays of the looking. */
export function readPage(): PageFacts {
  return {
    scriptTags: [...document.scripts].map(({ src }) => src).filter((src) => /voice-order-form[^/]*\.m?js/.test(src)),
    frame: readFrame(),
    storage: tryStorage(),
    transport: readTransport(),
  };
}
