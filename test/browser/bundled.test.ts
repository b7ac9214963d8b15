import { expect } from 'chai';
import { en } from '../../src/text/en.ts';
import { translations } from '../../src/text/translations.ts';
import { fr } from '../helpers/french.ts';
import { openPage, ready, until, type HostPage } from './helpers/page.ts';
import { byRole, comes, type } from './helpers/roles.ts';

/** As bundlers name the module: the name is the script's, the file is not. */
const chunk = '/dist/voice-order-form.mjs?v=1a2b3c4d';
const form = '<voice-order-form lang="fr" debug></voice-order-form>';

interface Watched extends HostPage {
  readonly told: readonly string[];
}

/** A page whose console is heard from before its modules run. */
async function open(modules: readonly string[]): Promise<Watched> {
  const page = await openPage({});
  const { window, document } = page;
  const told: string[] = [];
  const hear = (...words: unknown[]): void => void told.push(words.map(String).join(' '));
  Object.assign(window.console, { info: hear, warn: hear, error: hear });
  const script = `<script type="module">${modules.map((url) => `import '${url}';`).join('')}</script>`;
  document.body.append(document.createRange().createContextualFragment(form + script));
  await until(() => page.form().shadowRoot);
  return { ...page, told };
}

/** The shop's files that the page requested, besides its own modules. */
const asked = ({ window }: HostPage, modules: readonly string[]): readonly string[] =>
  window.performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ pathname, search }) => pathname.startsWith('/dist/') && !modules.includes(pathname + search))
    .map(({ pathname }) => pathname);

it('the package in a bundle requests nothing beside its file, and says once what to import', async () => {
  const page = await open([chunk]);
  const root = await ready(page.form());
  await comes(root, 'region', en.formName);
  byRole(root, 'textbox', en.messages.text).focus();
  page.form().after(page.document.createElement('voice-order-form'));
  for (const part of ['desk', 'health']) {
    await until(() => page.told.some((one) => one.includes(`import 'voice-order-form/${part}';`)));
    expect(page.told.filter((one) => one.includes(`voice-order-form/${part}`)).length).to.equal(1);
  }
  expect(page.told.filter((one) => one.includes('import voice-order-form/fr')).length).to.equal(1);
  expect(asked(page, [chunk])).to.deep.equal([]);
});

it('the package in a bundle has its language, script desk and health report from what is imported', async () => {
  const parts = ['', '-fr', '-desk', '-health'].map((part) => `/dist/voice-order-form${part}.mjs`);
  const page = await open(parts);
  const root = await ready(page.form());
  type(await comes(root, 'textbox', fr.messages.text), 'Bonjour');
  await comes(root, 'button', translations.fr.desk.copy.all);
  await until(() => root.firstElementChild?.shadowRoot?.querySelector('section')?.ariaLabel === 'Health report');
  expect(asked(page, parts)).to.deep.equal([]);
  expect(page.told.filter((one) => one.includes('import'))).to.deep.equal([]);
});
