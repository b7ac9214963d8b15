import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';
import { byRole, comes, type, unfold } from './helpers/roles.ts';

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** What CSS colours of any colour space look like, painted over one another: bytes of sRGB. */
function painted(colors: readonly string[]): readonly [red: number, green: number, blue: number] {
  if (canvas === null) throw new Error('no canvas');
  for (const color of colors) {
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** The backgrounds of an element and its ancestors, from the page's on. */
const groundsOf = (element: Element | null, page: string): readonly string[] =>
  element === null ? [page] : [...groundsOf(element.parentElement, page), getComputedStyle(element).backgroundColor];

function luminanceOf(colors: readonly string[]): number {
  const [red, green, blue] = painted(colors).map((byte) =>
    byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** The WCAG contrast between a computed colour and the backgrounds behind it. */
function contrastOf(color: string, grounds: readonly string[]): number {
  const [light, dark] = [luminanceOf([...grounds, color]), luminanceOf(grounds)].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest(':disabled, [aria-disabled=true], [aria-hidden=true]:not(svg)') === null &&
  element.getBoundingClientRect().width > 1;

/** The graphics and the borders of controls with less contrast than 3 : 1. axe-core looks at texts (test/e2e/axe). */
function unreadableIn(root: ShadowRoot, page: string): readonly string[] {
  const still = root.ownerDocument.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important }';
  root.append(still);
  // A dialog covers everything else.
  const part = root.querySelector('dialog') === null ? '[part=form] *, [part=bar] *' : 'dialog *';
  const found = [...root.querySelectorAll(part)].filter(isShown).flatMap((element) => {
    const isGraphic = element.localName === 'svg';
    // The currency in the bar has no border: its text and its arrow show it.
    const isControl =
      element.matches('input:not([type=radio]), select, textarea, [aria-selected=true]') &&
      !element.matches('[part=bar] *');
    if (!isGraphic && !isControl) return [];
    const paintedBy = isGraphic ? 'color' : 'borderTopColor';
    // A border is compared with what is around its control.
    const grounds = groundsOf(isGraphic ? element : element.parentElement, page);
    const contrast = contrastOf(getComputedStyle(element)[paintedBy], grounds);
    const what = `${element.tagName} ${element.textContent?.slice(0, 30) ?? ''}`;
    return contrast < 3 ? [`${what}: ${paintedBy} ${contrast.toFixed(2)}`] : [];
  });
  return [...new Set(found)];
}

for (const [scheme, page] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(18, 18, 18)'],
] as const) {
  describe(`the form’s own colours, in ${scheme}`, () => {
    const head = `<style>html { color-scheme: ${scheme} } body { background: Canvas; margin: 0 }</style>`;
    it('the form with its issues has visible graphics and borders', async () => {
      const { root } = await openForm('', { head });
      byRole(root, 'radio', /^Liam/u).click();
      await unfold(root, 'Select Your Background Music');
      byRole(root, 'button', 'Select River').click();
      byRole(root, 'checkbox', /^Proof Reading/u).click();
      byRole(root, 'button', 'Add another voice').click();
      byRole(root, 'button', 'Order Summary').click();
      await comes(root, 'group', /^Please complete/u);
      expect(unreadableIn(root, page)).to.deep.equal([]);
    });

    it('the summary with an erroneous guest form has visible graphics and borders', async () => {
      const { root } = await openForm('', { head });
      await fillOrder(root, 'Thank you for calling. '.repeat(20));
      await openSummary(root);
      await fillGuest(root);
      const email = byRole(root, 'textbox', 'Email');
      type(email, '');
      email.focus();
      email.blur();
      await until(() => root.textContent?.includes('Email is required'));
      expect(unreadableIn(root, page)).to.deep.equal([]);
    });
  });
}

it('a dark accent in the dark is made lighter, and no grey', async () => {
  const page = await openForm('', { head: '<style>html { color-scheme: dark }</style>' });
  page.form().style.setProperty('--voice-order-accent', '#0b5a6b');
  const [red, , blue] = painted([getComputedStyle(byRole(page.root, 'button', 'Filter voices')).color]);
  expect(blue - red).to.be.greaterThan(60);
});

it('the text on any accent is black or white, whichever is readable', async () => {
  const page = await openForm('', { head: '<style>html { color-scheme: light }</style>' });
  const button = byRole(page.root, 'button', /^Proceed to payment/u);
  for (const accent of ['yellow', 'white', 'black', 'teal', 'oklch(0.7 0.15 200)']) {
    page.form().style.setProperty('--voice-order-accent', accent);
    const { color, backgroundColor } = getComputedStyle(button);
    expect(contrastOf(color, ['white', backgroundColor]), accent).to.be.greaterThan(4.5);
  }
});
