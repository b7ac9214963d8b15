let isDown = false;
const waiting: (() => void)[] = [];

/**
 * Delays an action that moves other elements until the current press is over. A press takes the focus away from a
 * field; if the field's error moved the pressed element, press and release would hit different elements, and the click
 * would be lost.
 */
export function afterPress(action: () => void): void {
  if (isDown) waiting.push(action);
  else action();
}

// An opened list, or a drag, may have swallowed the release: a pointer without a pressed button shows it too.
const end = (event: Event): void => {
  if (!isDown || (event instanceof MouseEvent && event.type === 'mousemove' && event.buttons > 0)) return;
  isDown = false;
  // The click follows directly after the release.
  setTimeout(() => {
    for (const action of waiting.splice(0)) action();
  });
};

const controls = 'a, button, input, label, select, summary, textarea';

/** The control hit by a press, including a label's own; null if there is none. */
function controlAt(event: MouseEvent): Element | null {
  const [target] = event.composedPath();
  const control = target instanceof Element ? target.closest(controls) : null;
  return control instanceof HTMLLabelElement ? control.control : control;
}

/**
 * Stops the second press of a double click in a form if it hits another control than the first one, which has moved
 * away.
 */
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

/** Records what is pressed, by mouse or touch, anywhere on the page. Returns the function that stops it. */
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
  // A separate function for each form: the page registers the same function only once, and removing it for one form
  // would remove it for all.
  for (const name of ['mouseup', 'mousemove', 'keydown']) addEventListener(name, (event) => end(event), options);
  return () => controller.abort();
}
