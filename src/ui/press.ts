let isDown = false;
const waiting: (() => void)[] = [];

const begin = ({ button }: MouseEvent): void => {
  isDown = button === 0;
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
const ends = ['mouseup', 'mousemove', 'keydown'] as const;

/** Notes what is pressed, by mouse or touch, anywhere on the page. Gives the function that stops it. */
export function watchPress(): () => void {
  isDown = false;
  addEventListener('mousedown', begin, true);
  for (const name of ends) addEventListener(name, end, true);
  return () => {
    removeEventListener('mousedown', begin, true);
    for (const name of ends) removeEventListener(name, end, true);
  };
}

/**
 * Does what moves other things only after the press that is under way. A press takes the focus away from a field; were
 * its error to move what is pressed, press and release would meet different things, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (isDown) waiting.push(action);
  else action();
}
