/** The state of the page's single preview. `owner` is the button that started it. */
interface Playback {
  readonly owner: object | null;
  readonly status: 'loading' | 'playing' | 'paused' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
}

const silence: Playback = { owner: null, status: 'paused', progress: 0 };

/**
 * Called with the progress of a preview, and with null once it has ended. A preview that is replaced by another gets no
 * more calls.
 */
type OnStatus = (status: Playback['status'] | null) => void;

let playback = silence;
let onStatus: OnStatus | undefined;
let audio: HTMLAudioElement | undefined;
const listeners = new Set<() => void>();

function change(next: Playback): void {
  // A page in the back/forward cache must not keep playing.
  if (next.owner) addEventListener('pagehide', silencePlayer);
  else removeEventListener('pagehide', silencePlayer);
  const isNews = next.status !== playback.status || next.owner !== playback.owner;
  playback = next;
  for (const listener of listeners) listener();
  if (isNews) onStatus?.(next.owner && next.status);
}

function become(status: Playback['status']): void {
  if (playback.owner !== null) change({ ...playback, status });
}

/** One audio element for the whole page, created at the first play, so that one preview ends another. */
function element(): HTMLAudioElement {
  if (audio) return audio;
  const made = new Audio();
  made.preload = 'none';
  made.addEventListener('playing', () => become('playing'));
  made.addEventListener('waiting', () => become('loading'));
  made.addEventListener('ended', () => change(silence));
  made.addEventListener('error', () => become('failed'));
  // Headphones were unplugged, a media key was pressed, or another program interrupted.
  made.addEventListener('pause', () => !made.ended && playback.status === 'playing' && become('paused'));
  made.addEventListener('timeupdate', () => {
    if (playback.owner && made.duration > 0) change({ ...playback, progress: made.currentTime / made.duration });
  });
  audio = made;
  return made;
}

/** Plays a URL for a button, from where it was paused. Nothing is downloaded before. */
export function play(owner: object, url: string, tell?: OnStatus): void {
  const player = element();
  const isResumed = playback.owner === owner && playback.status === 'paused';
  // Before the change, so that the ending preview does not interrupt the announcement of the new one.
  onStatus = tell;
  change({ owner, status: 'loading', progress: isResumed ? playback.progress : 0 });
  if (!isResumed) player.src = url;
  player.play().catch(() => {
    // It may have been paused, or replaced by another preview.
    if (playback.owner === owner && playback.status === 'loading') become('failed');
  });
}

/** Pauses what a button started; it can be resumed. */
export function pause(owner: object): void {
  if (playback.owner !== owner) return;
  become('paused');
  audio?.pause();
}

/** Ends whatever plays, and its download. */
export function silencePlayer(): void {
  if (playback.owner === null) return;
  change(silence);
  audio?.pause();
  audio?.removeAttribute('src');
  audio?.load();
}

/** Ends what a button started, if that is still playing. */
export function stop(owner: object): void {
  if (playback.owner === owner) silencePlayer();
}

/** Whether a preview plays, is paused or has failed. */
export const isPlayerInUse = (): boolean => playback.owner !== null;

/** The state of what a button started; null if it started nothing, or if that has ended. */
export const playbackOf = (owner: object): Playback | null => (playback.owner === owner ? playback : null);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
