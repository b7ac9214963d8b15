import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';
import { byRole, comes, type, unfold } from './helpers/roles.ts';

type Rgb = readonly [number, number, number];
type Rgba = readonly [...Rgb, number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const known = new Map<string, Rgba>();

/** A computed colour of any colour space as bytes of sRGB, and its alpha. */
function rgbaOf(color: string): Rgba {
  const before = known.get(color);
  if (before || canvas === null) return before ?? [0, 0, 0, 0];
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const rgba: Rgba = [red, green, blue, alpha / 255];
  known.set(color, rgba);
  return rgba;
}

const over = (front: Rgba, back: Rgb): Rgb => {
  const blend = (at: 0 | 1 | 2): number => front[at] * front[3] + back[at] * (1 - front[3]);
  return [blend(0), blend(1), blend(2)];
};

const linear = (byte: number): number =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Returns the painted background of an element: its own and its ancestors', down to the page's. */
function groundsOn(page: Rgb): (element: Element | null) => Rgb {
  const found = new Map<Element, Rgb>();
  const groundOf = (element: Element | null): Rgb => {
    if (element === null) return page;
    const before = found.get(element);
    if (before) return before;
    const own = rgbaOf(getComputedStyle(element).backgroundColor);
    const ground = own[3] === 1 ? over(own, page) : over(own, groundOf(element.parentElement));
    found.set(element, ground);
    return ground;
  };
  return groundOf;
}

/** The WCAG contrast between a computed colour and its background. */
function contrastOf(color: string, ground: Rgb): number {
  const [light = 0, dark = 0] = [luminance(over(rgbaOf(color), ground)), luminance(ground)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest(':disabled, [aria-disabled=true], [aria-hidden=true]:not(svg)') === null &&
  element.getBoundingClientRect().width > 1;

type Watched = readonly [element: Element, paintedBy: 'color' | 'borderTopColor'];

/** One of those that are painted alike. */
function distinct(elements: readonly Element[]): readonly Element[] {
  const looks = (one: Element): string => `${one.tagName} ${one.className} ${one.parentElement?.className ?? ''}`;
  const painted = (one: Element): string => `${looks(one)} ${getComputedStyle(one).color}`;
  return [...new Map(elements.map((one) => [painted(one), one])).values()];
}

/** The graphics, and the controls with borders. A dialog covers everything else. axe-core looks at texts (e2e/axe). */
function watched(root: ShadowRoot): readonly Watched[] {
  const part = root.querySelector('dialog') === null ? '[part=form] *, [part=bar] *' : 'dialog *';
  const shown = [...root.querySelectorAll(part)].filter(isShown);
  // The currency in the bar has no border: its text and its arrow show it.
  const controls = shown.filter(
    (one) =>
      one.matches('input:not([type=radio]), select, textarea, [aria-selected=true]') && !one.matches('[part=bar] *'),
  );
  return [
    ...distinct(shown.filter(({ tagName }) => tagName === 'svg')).map((element) => [element, 'color'] as const),
    ...distinct(controls).map((element) => [element, 'borderTopColor'] as const),
  ];
}

/** What has less contrast than 3 : 1 as currently painted. */
function unreadable(all: readonly Watched[], scheme: string): readonly string[] {
  const groundOf = groundsOn(scheme === 'dark' ? [18, 18, 18] : [255, 255, 255]);
  const found = all.flatMap(([element, paintedBy]) => {
    // A border is compared with what is around its control.
    const behind = groundOf(paintedBy === 'color' ? element : element.parentElement);
    const contrast = contrastOf(getComputedStyle(element)[paintedBy], behind);
    const what = `${element.tagName} ${element.textContent?.slice(0, 30) ?? ''}`;
    return contrast < 3 ? [`${what}: ${paintedBy} ${contrast.toFixed(2)}`] : [];
  });
  return [...new Set(found)];
}

function unreadableIn(root: ShadowRoot, scheme: string): readonly string[] {
  const still = root.ownerDocument.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important }';
  root.append(still);
  return unreadable(watched(root), scheme);
}

for (const scheme of ['light', 'dark']) {
  describe(`the form’s own colours, in ${scheme}`, () => {
    const head = `<style>html { color-scheme: ${scheme} } body { background: Canvas; margin: 0 }</style>`;
    it('the form with its issues has visible graphics and borders', async () => {
      const page = await openForm('', { head });
      byRole(page.root, 'radio', /^Liam/u).click();
      await unfold(page.root, 'Select Your Background Music');
      byRole(page.root, 'button', 'Select River').click();
      byRole(page.root, 'checkbox', /^Proof Reading/u).click();
      byRole(page.root, 'button', 'Add another voice').click();
      byRole(page.root, 'button', 'Order Summary').click();
      await comes(page.root, 'group', /^Please complete/u);
      expect(unreadableIn(page.root, scheme)).to.deep.equal([]);
    });

    it('the summary with an erroneous guest form has visible graphics and borders', async () => {
      const page = await openForm('', { head });
      await fillOrder(page.root, 'Thank you for calling. '.repeat(20));
      await openSummary(page.root);
      await fillGuest(page.root);
      const email = byRole(page.root, 'textbox', 'Email');
      type(email, '');
      email.focus();
      email.blur();
      await until(() => page.root.textContent?.includes('Email is required'));
      expect(unreadableIn(page.root, scheme)).to.deep.equal([]);
    });
  });
}

it('a dark accent in the dark is made lighter, and no grey', async () => {
  const page = await openForm('', { head: '<style>html { color-scheme: dark }</style>' });
  page.form().style.setProperty('--voice-order-accent', '#0b5a6b');
  const [red, , blue] = rgbaOf(getComputedStyle(byRole(page.root, 'button', 'Filter voices')).color);
  expect(blue - red).to.be.greaterThan(60);
});

it('the text on any accent is black or white, whichever is readable', async () => {
  const page = await openForm('', { head: '<style>html { color-scheme: light }</style>' });
  const button = byRole(page.root, 'button', /^Proceed to payment/u);
  for (const accent of ['yellow', 'white', 'black', 'teal', 'oklch(0.7 0.15 200)']) {
    page.form().style.setProperty('--voice-order-accent', accent);
    const { color, backgroundColor } = getComputedStyle(button);
    const [red, green, blue] = rgbaOf(backgroundColor);
    expect(contrastOf(color, [red, green, blue]), accent).to.be.greaterThan(4.5);
  }
});
