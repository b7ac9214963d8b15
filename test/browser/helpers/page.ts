import type { VoiceOrderForm } from '../../../src/element/voice-order-form.ts';

export const scriptTag = '<script src="/dist/voice-order-form.js"></script>';

/** A host page of its own: a frame with its own registry, styles and globals. */
export interface HostPage {
  readonly frame: HTMLIFrameElement;
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  /** The first element of the page, or the one with an id. */
  readonly form: (id?: string) => VoiceOrderForm;
}

interface PageOptions {
  readonly head?: string;
  readonly body?: string;
  readonly width?: number;
  /** Runs in the page before the scripts of its body. */
  readonly prepare?: (window: HostPage['window']) => void;
}

declare global {
  // Switched on by a flag of the test browser.
  interface Element {
    readonly computedRole: string;
    readonly computedName: string;
  }
}

const frames: HTMLIFrameElement[] = [];

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** When a test stops waiting: before its own time limit, which would not say what it waited for. */
const patience = 58_000;
let begun = 0;

beforeEach(() => {
  begun = performance.now();
});

/** Takes all pages away, with what they have saved. */
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  localStorage.clear();
  sessionStorage.clear();
});

// The runner can't print elements, and hangs instead of reporting that a comparison of them has failed.
afterEach(function dropCompared(this: Mocha.Context) {
  const error = this.currentTest?.err;
  if (error) Object.assign(error, { actual: undefined, expected: undefined });
});

/** Waits until a condition is true and its effects are rendered. Throws with the condition if that takes too long. */
export async function until<T>(find: () => T | null | undefined | false): Promise<T> {
  for (;;) {
    const found = find();
    await pause(5);
    if (found !== null && found !== undefined && found !== false) return found;
    if (performance.now() - begun > patience) throw new Error(`Waited in vain until ${find.toString()}`);
  }
}

/** Opens a host page as a browser reads it: the markup is parsed, its scripts run. */
export async function openPage({ head = '', body = '', width = 900, prepare }: PageOptions): Promise<HostPage> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width: ${width}px; height: 700px; border: 0`;
  frame.srcdoc = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${head}</head><body>${prepare ? '' : body}</body></html>`;
  frames.push(frame);
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const { contentWindow: window, contentDocument: doc } = frame;
  if (window === null || doc === null) throw new Error('the frame has no page');
  const form = (id?: string): VoiceOrderForm => {
    const found = doc.querySelector<VoiceOrderForm>(id === undefined ? 'voice-order-form' : `#${id}`);
    if (found === null) throw new Error('no element');
    return found;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a frame's window has the globals of a page
  const page = { frame, window: window as Window & typeof globalThis, document: doc, form };
  prepare?.(page.window);
  // Scripts run only if the parser or a script created them, not as text.
  if (prepare) doc.body.append(doc.createRange().createContextualFragment(body));
  return page;
}

/** The shadow root of an element. */
export function rootOf(element: Element): ShadowRoot {
  if (element.shadowRoot === null) throw new Error('no shadow root');
  return element.shadowRoot;
}

/** Waits until the form of a page can be used, also by roles: a browser under load draws before it names. */
export async function ready(element: Element): Promise<ShadowRoot> {
  const root = await until(() => element.shadowRoot);
  const form = await until(() => root.querySelector('[part=form][aria-busy=false]'));
  const last = await until(() => [...form.querySelectorAll('button')].at(-1));
  await until(() => form.computedRole === 'region' && last.computedRole === 'button');
  return root;
}

/** A page with an element for each of these attributes, all ready to be used. */
export async function openForms(attributes: readonly string[]): Promise<readonly VoiceOrderForm[]> {
  const tags = attributes.map((own) => `<voice-order-form ${own}></voice-order-form>`);
  const { document: page } = await openPage({ body: tags.join('') + scriptTag });
  const forms = [...page.querySelectorAll<VoiceOrderForm>('voice-order-form')];
  await Promise.all(forms.map(ready));
  return forms;
}

/** A page with one element, ready to be used. */
export async function openForm(attributes = '', options: PageOptions = {}): Promise<HostPage & { root: ShadowRoot }> {
  const tag = `<voice-order-form ${attributes}></voice-order-form>`;
  const page = await openPage({ ...options, body: `${options.body ?? ''}${tag}${scriptTag}` });
  return { ...page, root: await ready(page.form()) };
}

/** An event as the host page got it. */
export type Told = Event & { readonly detail?: unknown };

const events = ['ready', 'change', 'service', 'totals', 'issues', 'created', 'redirect', 'error'];

/** Records all events of the element that reach a node. */
export function listen(target: EventTarget): readonly Told[] {
  const told: Told[] = [];
  for (const name of events) target.addEventListener(`voice-order-${name}`, (event) => told.push(event));
  return told;
}
