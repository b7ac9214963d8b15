import { emulateMedia } from '@web/test-runner-commands';
import { expect } from 'chai';
import { fillGuest, fillOrder, openSummary } from './helpers/buyer.ts';
import { contrastOf, groundsOn, rgbaOf } from './helpers/contrast.ts';
import { openForm, until } from './helpers/page.ts';
import { byRole, comes, type, unfold } from './helpers/roles.ts';

const accents = ['', 'yellow', 'white', 'black', '#808080', 'oklch(0.7 0.15 200)', 'transparent', 'no colour'];

/** Other properties that a partner sets besides the accent. */
const grounds = [{}, { surface: '#0b1f3a' }, { surface: '#777' }, { text: '#faf3e0' }];

const themes: readonly Readonly<Record<string, string>>[] = [
  ...grounds.flatMap((ground) => accents.map((accent) => ({ ...ground, accent }))),
  { surface: 'white', canvas: 'rgb(0 0 0 / 90%)', accent: 'teal' },
  { surface: 'rgb(255 255 255 / 6%)', text: 'teal', accent: 'black' },
  { text: '#999', 'on-accent': 'red', accent: 'orange' },
];

const settings = ['accent', 'surface', 'canvas', 'text', 'on-accent'];

function paint(form: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const name of settings) form.style.setProperty(`--voice-order-${name}`, values[name] ?? '');
  for (const name of settings) if (!values[name]) form.style.removeProperty(`--voice-order-${name}`);
}

const isShown = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest(':disabled, [aria-disabled=true], [aria-hidden=true]:not(svg)') === null &&
  element.getBoundingClientRect().width > 1;

const saysSomething = (element: Element): boolean =>
  element.matches('input:not([type=checkbox], [type=radio]), textarea, select') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

interface Watched {
  readonly element: Element;
  readonly paintedBy: 'color' | 'borderTopColor';
  readonly least: number;
}

/** One of those that are painted alike. */
function distinct(elements: readonly Element[]): readonly Element[] {
  const looks = (one: Element): string => `${one.tagName} ${one.className} ${one.parentElement?.className ?? ''}`;
  const painted = (one: Element): string => `${looks(one)} ${getComputedStyle(one).color}`;
  return [...new Map(elements.map((one) => [painted(one), one])).values()];
}

/**
 * The required contrast: 4.5 : 1 for text, 3 : 1 for graphics and the borders of controls. A dialog covers everything
 * else.
 */
function watched(root: ShadowRoot): readonly Watched[] {
  const part = root.querySelector('dialog') === null ? '[part=form] *, [part=bar] *' : 'dialog *';
  const shown = [...root.querySelectorAll(part)].filter(isShown);
  const controls = shown.filter((one) =>
    one.matches('input:not([type=radio]), select, textarea, [aria-selected=true]'),
  );
  return [
    ...distinct(shown.filter(saysSomething)).map((element) => ({ element, paintedBy: 'color', least: 4.5 }) as const),
    ...distinct(shown.filter(({ tagName }) => tagName === 'svg')).map(
      (element) => ({ element, paintedBy: 'color', least: 3 }) as const,
    ),
    ...distinct(controls).map((element) => ({ element, paintedBy: 'borderTopColor', least: 3 }) as const),
  ];
}

/** What has too little contrast as currently painted. */
function unreadable(all: readonly Watched[], scheme: string): readonly string[] {
  const groundOf = groundsOn(scheme === 'dark' ? [18, 18, 18] : [255, 255, 255]);
  const found = all.flatMap(({ element, paintedBy, least }) => {
    // A border is compared with what is around its control.
    const behind = groundOf(paintedBy === 'color' ? element : element.parentElement);
    const contrast = contrastOf(getComputedStyle(element)[paintedBy], behind);
    const what = `${element.tagName} ${element.textContent?.slice(0, 30) ?? ''}`;
    return contrast < least ? [`${what}: ${paintedBy} ${contrast.toFixed(2)}`] : [];
  });
  return [...new Set(found)];
}

function unreadableInAll(form: HTMLElement, root: ShadowRoot, scheme: string): readonly string[] {
  const still = form.ownerDocument.createElement('style');
  still.textContent = '* { transition: none !important; animation: none !important }';
  root.append(still);
  const all = watched(root);
  return themes.flatMap((theme) => {
    paint(form, theme);
    const found = unreadable(all, scheme);
    return found.length > 0 ? [`${JSON.stringify(theme)}: ${found.slice(0, 6).join('; ')}`] : [];
  });
}

for (const scheme of ['light', 'dark']) {
  describe(`whatever colours a partner chooses, in ${scheme}`, () => {
    const head = `<style>html { color-scheme: ${scheme} } body { background: Canvas; margin: 0 }</style>`;
    it('the form with its issues stays readable', async () => {
      const page = await openForm('', { head });
      byRole(page.root, 'radio', /^Liam/u).click();
      await unfold(page.root, 'Select Your Background Music');
      byRole(page.root, 'button', 'Select River').click();
      byRole(page.root, 'checkbox', /^Proof Reading/u).click();
      byRole(page.root, 'button', 'Add another voice').click();
      byRole(page.root, 'button', 'Order Summary').click();
      await comes(page.root, 'group', /^Please complete/u);
      expect(unreadableInAll(page.form(), page.root, scheme)).to.deep.equal([]);
    });

    it('the summary with an erroneous guest form stays readable', async () => {
      const page = await openForm('', { head });
      await fillOrder(page.root, 'Thank you for calling. '.repeat(20));
      await openSummary(page.root);
      await fillGuest(page.root);
      const email = byRole(page.root, 'textbox', 'Email');
      type(email, '');
      email.focus();
      email.blur();
      await until(() => page.root.textContent?.includes('Email is required'));
      expect(unreadableInAll(page.form(), page.root, scheme)).to.deep.equal([]);
    });

    it('the printed summary stays readable', async () => {
      const page = await openForm('', { head });
      await fillOrder(page.root, 'Thank you for calling. '.repeat(20));
      await openSummary(page.root);
      await emulateMedia({ media: 'print' });
      expect(unreadableInAll(page.form(), page.root, 'light')).to.deep.equal([]);
      await emulateMedia({ media: 'screen' });
    });
  });
}

it('a dark accent in the dark is made lighter, and no grey', async () => {
  const page = await openForm('', { head: '<style>html { color-scheme: dark }</style>' });
  paint(page.form(), { accent: '#0b5a6b' });
  const [red, , blue] = rgbaOf(getComputedStyle(byRole(page.root, 'button', 'Filter voices')).color);
  expect(blue - red).to.be.greaterThan(60);
});

it('the form’s own colours need no calculation, which browsers would repeat for each element', async () => {
  const page = await openForm();
  const names = ['accent', 'accent-text', 'accent-line', 'muted', 'line-strong', 'surface', 'on-canvas', 'danger'];
  const calculated = (): readonly string[] => {
    const style = getComputedStyle(page.form());
    return names.filter((name) => !/^light-dark\(#\w+, ?#\w+\)$/u.test(style.getPropertyValue(`--vo-${name}`)));
  };
  expect(calculated()).to.deep.equal([]);
  paint(page.form(), { surface: '#0b1f3a' });
  expect(calculated()).to.include.members(['muted', 'danger', 'accent-text']);
});
