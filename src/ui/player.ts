/** What the one preview of the page is doing. `owner` is the button that started it. */
export interface Playback {
  readonly owner: object | null;
  readonly status: 'loading' | 'playing' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
}

const silence: Playback = { owner: null, status: 'playing', progress: 0 };

let playback = silence;
let audio: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

function change(next: Playback): void {
  playback = next;
  for (const listener of listeners) listener();
}

function fail(): void {
  if (playback.owner !== null) change({ ...playback, status: 'failed' });
}

/** One audio element for the whole page, made at the first play, so that one preview ends another. */
function element(): HTMLAudioElement {
  if (audio) return audio;
  const made = new Audio();
  made.preload = 'none';
  made.addEventListener('playing', () => change({ ...playback, status: 'playing' }));
  made.addEventListener('waiting', () => change({ ...playback, status: 'loading' }));
  made.addEventListener('ended', () => change(silence));
  made.addEventListener('error', fail);
  made.addEventListener('timeupdate', () => {
    if (playback.owner && made.duration > 0) change({ ...playback, progress: made.currentTime / made.duration });
  });
  audio = made;
  return made;
}

/** Plays an address from its beginning on behalf of a button. Nothing is downloaded before. */
export function play(owner: object, url: string): void {
  const player = element();
  change({ owner, status: 'loading', progress: 0 });
  player.src = url;
  player.play().catch((error: unknown) => {
    const isSuperseded = error instanceof DOMException && error.name === 'AbortError';
    if (!isSuperseded && playback.owner === owner) fail();
  });
}

/** Stops what a button started, if it still plays. */
export function stop(owner: object): void {
  if (playback.owner !== owner) return;
  change(silence);
  audio?.pause();
}

export const currentPlayback = (): Playback => playback;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
