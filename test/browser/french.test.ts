import { expect } from 'chai';
import { fr } from '../helpers/french.ts';
import { fillOrder } from './helpers/buyer.ts';
import { openForm, until } from './helpers/page.ts';

describe('French', () => {
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
