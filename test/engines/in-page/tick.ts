/** The names of the voices that bear the tick of the chosen one. Runs in the page. */
export function tickedVoices(): readonly string[] {
  const radios = document.querySelector('voice-order-form')?.shadowRoot?.querySelectorAll('input');
  return [...(radios ?? [])]
    .filter((one) => one.name === 'voice' && one.nextElementSibling?.querySelector('svg')?.checkVisibility() === true)
    .map(({ labels }) => labels?.[0]?.firstElementChild?.textContent ?? '');
}
