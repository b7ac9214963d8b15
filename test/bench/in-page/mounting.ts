interface Mounting {
  readonly markup: string;
  readonly times: number;
  readonly isThere: () => boolean;
}

const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
const task = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 0));

/** Draws a form until it is there and takes it away, again and again. Leaves an empty page. */
export async function mountAndUnmount({ markup, times, isThere }: Mounting): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    document.body.innerHTML = markup;
    while (!isThere()) await frame();
    document.body.replaceChildren();
    // Some clean up in a task of their own.
    await frame();
    await task();
  }
}
