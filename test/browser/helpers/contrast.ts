type Rgb = readonly [number, number, number];
type Rgba = readonly [...Rgb, number];

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
const known = new Map<string, Rgba>();

/** A computed colour of any colour space as bytes of sRGB, and its alpha. */
export function rgbaOf(color: string): Rgba {
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
export function groundsOn(page: Rgb): (element: Element | null) => Rgb {
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
export function contrastOf(color: string, ground: Rgb): number {
  const [light = 0, dark = 0] = [luminance(over(rgbaOf(color), ground)), luminance(ground)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
