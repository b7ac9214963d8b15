/**
 * Where the focus is, and whether it is out of the window or behind the bar, once scrolling has ended. Runs in the
 * page.
 */
export async function unseenFocus() {
  for (let [last, still] = [-1, 0]; still < 6; last = scrollY) {
    still = last === scrollY ? still + 1 : 0;
    await new Promise((resolve) => void setTimeout(resolve, 50));
  }
  const form = document.querySelector('voice-order-form')?.shadowRoot;
  const focused = form?.activeElement;
  if (!focused) return { name: '', isInForm: false, isUnseen: false };
  const { top, bottom } = focused.getBoundingClientRect();
  const bar = form?.querySelector('[aria-label="Order totals"]');
  const floor = bar && !bar.contains(focused) ? bar.getBoundingClientRect().top : innerHeight;
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 40) ?? '';
  return {
    name: `${focused.localName} ${focused.getAttribute('data-field') ?? name}`,
    isInForm: true,
    isUnseen: bottom <= 0 || top >= floor,
  };
}
