import { expect } from 'chai';
import { openOwn, type OwnForm } from './helpers/own-shop.ts';
import { until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, unfold } from './helpers/roles.ts';

const file = { host: 'cdn.example', path: 'music', file: 'a.mp3' };
const track = (id: string, title: string, categories: readonly string[]) => ({ id, title, categories, file });

const tracks = [
  track('t1', 'River', ['acoustic', 'calm']),
  { ...track('t2', 'Meadow', ['acoustic']), file: JSON.stringify(file) },
  { ...track('t3', 'Broken', ['acoustic']), file: '{' },
  track('t4', 'Blue', ['jazz']),
];

async function openWith(list: readonly object[] = tracks): Promise<OwnForm> {
  const page = await openOwn({ replies: { 'GET /soundtrack': { body: [list, list.length] } } });
  await unfold(page.root, 'Select Your Background Music');
  return page;
}

const list = (root: ShadowRoot): HTMLElement => byRole(root, 'group', 'Soundtracks');
const valueOf = (element: HTMLElement): unknown => Reflect.get(element, 'value');
const valuesOf = (select: HTMLElement): readonly string[] =>
  [...select.querySelectorAll('option')].map((one) => one.value);
const selectsOf = (root: ShadowRoot): readonly string[] =>
  allByRole(list(root), 'button', /^Select /u).map(({ computedName }) => computedName);

describe('the music picker', () => {
  it('begins with acoustic, lists the tracks of a category, and plays previews, but not of a broken file', async () => {
    const { root } = await openWith();
    const category = byRole(root, 'combobox', 'Category');
    expect(valueOf(category)).to.equal('acoustic');
    expect(valuesOf(category)).to.deep.equal(['acoustic', 'calm', 'jazz']);
    expect(selectsOf(root)).to.deep.equal(['Select River', 'Select Meadow', 'Select Broken']);
    for (const name of ['River', 'Meadow', 'Broken']) {
      expect(byRole(root, 'button', `Play ${name}`).matches(':disabled'), name).to.equal(name === 'Broken');
    }
    pick(category, 'jazz');
    await comes(root, 'button', 'Select Blue');
    expect(selectsOf(root)).to.deep.equal(['Select Blue']);
  });

  it('marks a selected track with a check, and deselects it by the same button', async () => {
    const { root, form } = await openWith();
    const button = byRole(root, 'button', 'Select River');
    const drawn = (): string | undefined => button.querySelector('svg')?.innerHTML;
    const plus = drawn();
    button.click();
    await comes(root, 'button', 'Track #1: River');
    expect(button.ariaPressed).to.equal('true');
    expect(drawn()).to.not.equal(plus);
    // Its word is only hidden, so that the button keeps its width.
    expect(button.innerText.trim()).to.equal('');
    expect(form().order.selectedMusic).to.deep.equal(['t1']);
    button.click();
    await until(() => form().order.selectedMusic.length === 0);
    expect(allByRole(root, 'button', /^Track #1/u)).to.deep.equal([]);
    expect(button.ariaPressed).to.equal('false');
  });

  it('has the seconds of music, enabled with a track and two prompts', async () => {
    const { root, form } = await openWith();
    const seconds = byRole(root, 'combobox', 'Music length between prompts');
    expect(valuesOf(seconds)).to.deep.equal(['5', '10', '15', '20', '25', '30']);
    expect([seconds.matches(':disabled'), valueOf(seconds)]).to.deep.equal([true, '10']);
    byRole(root, 'button', 'Add message').click();
    await comes(root, 'group', 'Message #2');
    expect(seconds.matches(':disabled')).to.equal(true);
    byRole(root, 'button', 'Select River').click();
    await until(() => seconds.matches(':enabled'));
    pick(seconds, '25');
    await until(() => form().order.selectedMusicOptions.musicBetweenMessages === 25);
    byRole(byRole(root, 'group', 'Message #2'), 'button', 'Delete').click();
    await until(() => seconds.matches(':disabled'));
  });
});
