let isDown = false;
const waiting: (() => void)[] = [];

/** Whether what is pressed has gone by that press. */
let isTaken = false;

/**
 * Something appears or goes by the press that is under way: other things lie there then, and the second press of a double
 * click is none for them.
 */
export function takePress(): void {
  isTaken = true;
}

/** Lets every press count but the second one of a double click on what has gone. */
const single = (event: MouseEvent): void => {
  if (event.detail < 2) isTaken = false;
  else if (isTaken) {
    event.stopPropagation();
    event.preventDefault();
  }
};

const begin = (event: MouseEvent): void => {
  isDown = event.button === 0;
  single(event);
};
// A list that opened, or something that was dragged, may have kept the release: a pointer without a button tells it too.
const end = (event: Event): void => {
  if (!isDown || (event instanceof MouseEvent && event.type === 'mousemove' && event.buttons > 0)) return;
  isDown = false;
  // The click comes right after the release.
  setTimeout(() => {
    for (const action of waiting.splice(0)) action();
  });
};

/** Notes what is pressed, by mouse or touch, anywhere on the page. Gives the function that stops it. */
export function watchPress(): () => void {
  isDown = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  // A function of each form's own: the page takes the same one once, and one form's end would be all forms'.
  const listen = (name: 'mousedown' | 'mouseup' | 'mousemove' | 'click', action: (event: MouseEvent) => void): void =>
    addEventListener(name, (event) => action(event), options);
  listen('mousedown', begin);
  listen('click', single);
  listen('mouseup', end);
  listen('mousemove', end);
  addEventListener('keydown', (event) => end(event), options);
  return () => controller.abort();
}

/**
 * Does what moves other things only after the press that is under way. A press takes the focus away from a field; were
 * its error to move what is pressed, press and release would meet different things, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (isDown) waiting.push(action);
  else action();
}
