import { expect } from 'chai';
import { openForm } from './helpers/page.ts';

describe('the libraries', () => {
  /** Records the script's listeners on the document, and its requests. */
  const watching = `window.seen = [];
    const listen = document.addEventListener;
    document.addEventListener = function (type, ...rest) { seen.push(type); return listen.call(this, type, ...rest); };
    window.Request = class extends Request { constructor(...call) { seen.push(String(call[0].url ?? call[0])); super(...call); } };`;

  it('neither listen to the host’s selection nor make a request to see what the browser can do', async () => {
    const { window } = await openForm('', { head: `<script>${watching}</script>` });
    const seen: unknown = Reflect.get(window, 'seen');
    expect(seen).to.include(`${location.origin}/api/site-settings`);
    expect(seen).to.not.include('selectionchange');
    expect(seen).to.not.include('https://empty.invalid');
    expect(seen).to.not.include('https://empty.invalid/');
  });
});
