import { expect } from 'chai';
import { fr } from '../helpers/french.ts';
import { fillOrder } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';
import { allByRole, byRole, comes, pick, type, unfold } from './helpers/roles.ts';

const nbsp = '\u00a0';

describe('French', () => {
  it('comes and goes with the attribute, and the order stays', async () => {
    const { root, form } = await openForm();
    await fillOrder(root, 'Bonjour!');
    const guide = byRole(root, 'combobox', 'Voice style / pronunciation guide');
    pick(guide, 'calm-soothing-reassuring');
    await unfold(root, 'Comments');
    type(byRole(root, 'textbox', 'Comments'), 'Merci');
    await until(() => form().order.items[0]?.style.startsWith('Slow, even pace'));
    form().setAttribute('lang', 'fr');
    await comes(root, 'region', 'Ajoutez vos messages');
    expect(byRole(root, 'button', `Voix 1${nbsp}: Liam`)).not.to.equal(null);
    expect(byRole(root, 'textbox', 'Texte du message')).to.have.property('value', 'Bonjour!');
    const { guide: name, custom } = fr.messages;
    expect(byRole(root, 'combobox', name)).to.have.property('value', 'calm-soothing-reassuring');
    expect(allByRole(root, 'textbox', custom)).to.deep.equal([]);
    expect(form().order.items[0]).to.include({
      content: 'Bonjour!',
      style: fr.styleGuides['calm-soothing-reassuring'].text,
    });
    expect(form().order.comments).to.equal('Merci');
    form().removeAttribute('lang');
    await comes(root, 'region', 'Add Voice Prompts');
    expect(form().order.items[0]?.style).to.match(/^Slow, even pace/u);
  });

  it('translates a toast and an open dialog in place', async () => {
    const { root, form } = await openForm();
    byRole(root, 'button', 'Generate AI Prompts').click();
    await comes(root, 'dialog', 'Generate AI Prompts');
    form().setAttribute('lang', 'fr-CA');
    const dialog = await comes(root, 'dialog', 'Générer des messages avec l’IA');
    const industry = byRole(dialog, 'combobox', 'Secteur d’activité');
    const options = [...industry.querySelectorAll('option')].map((one) => `${one.value} ${one.textContent}`);
    expect(options).to.include.members(['Legal Services juridiques', 'Other Autre']);
    byRole(dialog, 'button', 'Annuler').click();
    (await comes(root, 'button', 'Sommaire de la commande')).click();
    const toast = await until(() =>
      allByRole(root, 'alert').find((one) => one.textContent?.includes('La voix 1 n’est pas encore choisie')),
    );
    form().setAttribute('lang', 'en');
    await until(() => toast.textContent?.includes('Voice #1 hasn’t been chosen yet'));
    expect(toast.isConnected).to.equal(true);
  });

  it('is sent to the shop with every call, in a header that needs no preflight', async () => {
    const head = `<script>
      window.told = [];
      const { fetch } = window;
      window.fetch = (request, init) => {
        if (request instanceof Request) told.push(request.method + ' ' + request.headers.get('accept-language'));
        return fetch(request, init);
      };
    </script>`;
    const { root, window } = await openForm('lang="fr_CA"', { head });
    await fillOrder(root, 'Bonjour!', fr);
    const told = (): readonly string[] => [Reflect.get(window, 'told')].flat().map(String);
    await until(() => told().some((call) => call.startsWith('POST')));
    expect([...new Set(told())]).to.have.members(['GET fr-CA', 'POST fr-CA']);
  });
});
