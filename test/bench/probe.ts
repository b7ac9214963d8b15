/** The functions that the bench calls in a page. Times in ms. */
export interface Probe {
  /** Watches from now on for what each selector finds. */
  readonly watch: (selectors: readonly string[]) => void;
  /** From the start of the navigation until all that is watched for was painted; null before that. */
  readonly visibleAt: () => number | null;
  /** Whether a selector finds something. */
  readonly finds: (selector: string) => boolean;
  /** From each key or press since this was last asked until what came of it was painted. */
  readonly takePaints: () => readonly number[];
}

declare global {
  interface Window {
    bench?: Probe;
  }
}

/** The mark at the moment when all that is watched for was painted. */
const visibleMark = 'bench-visible';

/** Whether a selector finds something in a document or in the open shadow roots right below its body. */
const findIn =
  ({ body }: Document) =>
  (selector: string): boolean =>
    [...(body?.children ?? [])].some(
      (element) => element.shadowRoot?.querySelector(selector) ?? element.querySelector(selector),
    );

/** Calls back once the current frame is painted; must be called within `requestAnimationFrame`. */
function afterPaint(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', callback, { once: true });
  port1.start();
  port2.postMessage(null);
}

let watched: readonly string[] = [];
let visibleAt: number | null = null;
let paints: number[] = [];

function look(): void {
  if (watched.every(findIn(document))) afterPaint(() => (visibleAt = performance.mark(visibleMark).startTime));
  else requestAnimationFrame(look);
}

/** Records when the result of a key or press was painted: in the frame after `drawnBy`, if that caused it. */
function notePaints(begunBy: 'keydown' | 'pointerdown', drawnBy: 'input' | 'click'): void {
  let begun: number | null = null;
  const note = (): void => {
    const start = begun;
    begun = null;
    if (start !== null) requestAnimationFrame(() => afterPaint(() => paints.push(performance.now() - start)));
  };
  addEventListener(begunBy, ({ timeStamp }) => (begun = timeStamp), true);
  addEventListener(drawnBy, note, true);
}

notePaints('keydown', 'input');
notePaints('pointerdown', 'click');

window.bench = {
  watch: (selectors) => {
    watched = selectors;
    requestAnimationFrame(look);
  },
  visibleAt: () => visibleAt,
  finds: (selector) => findIn(document)(selector),
  takePaints: () => {
    const taken = paints;
    paints = [];
    return taken;
  },
};
