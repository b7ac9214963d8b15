let isDown = false;
const waiting: (() => void)[] = [];

/**
 * Does what moves other things only after the press that is under way. A press takes the focus away from a field; were
 * its error to move what is pressed, press and release would meet different things, and the click would be lost.
 */
export function afterPress(action: () => void): void {
  if (isDown) waiting.push(action);
  else action();
}

// A list that opened, or something that was dragged, may have kept the release: a pointer without a button tells it too.
const end = (event: Event): void => {
  if (!isDown || (event instanceof MouseEvent && event.type === 'mousemove' && event.buttons > 0)) return;
  isDown = false;
  // The click comes right after the release.
  setTimeout(() => {
    for (const action of waiting.splice(0)) action();
  });
};

const controls = 'a, button, input, label, select, summary, textarea';

/** The control that a press meets, a label's own among them; null beside all controls. */
function controlAt(event: MouseEvent): Element | null {
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/** Stops the second press of a double click in a form if it meets another control than the first one, which has moved away. */
function stopStrayPresses(form: HTMLElement): (event: MouseEvent) => void {
  let first = { control: null as Element | null, isInForm: false };
  return (event) => {
    const met = { control: controlAt(event), isInForm: event.composedPath().includes(form) };
    if (event.detail < 2) first = met;
    else if (met.control !== first.control && (met.isInForm || first.isInForm)) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}

/** Notes what is pressed, by mouse or touch, anywhere on the page. Returns the function that stops it. */
export function watchPress(form: HTMLElement): () => void {
  isDown = false;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const look = stopStrayPresses(form);
  const press = (event: MouseEvent): void => {
    isDown = event.button === 0;
    look(event);
  };
  addEventListener('mousedown', press, options);
  addEventListener('click', look, options);
  // A function of each form's own: the page takes the same one once, and one form's end would be all forms'.
  for (const name of ['mouseup', 'mousemove', 'keydown']) addEventListener(name, (event) => end(event), options);
  return () => controller.abort();
}
