/** The names of the voices with a tick. Runs in the page. */
export function tickedVoices(): readonly string[] {
  const form = document.querySelector('voice-order-form')?.shadowRoot;
  const radios = form?.querySelectorAll<HTMLInputElement>('[role=radiogroup] input[type=radio]');
  return [...(radios ?? [])]
    .filter(({ nextElementSibling: face }) => face?.querySelector('svg')?.checkVisibility() === true)
    .map(({ labels }) => labels?.[0]?.firstElementChild?.textContent ?? '');
}
