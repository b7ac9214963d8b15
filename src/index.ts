import { VoiceOrderForm } from './element/voice-order-form.ts';
import { version } from './element/script.ts';

const name: string = 'voice-order-form';
const registered = customElements.get(name);

// The script may be included twice; the first one is used.
if (!registered) customElements.define(name, VoiceOrderForm);
else if (Reflect.get(registered, 'version') !== version) {
  const first = String(Reflect.get(registered, 'version') ?? 'older');
  console.info(`${name}: the page loads two versions; ${first} serves it, ${version} is ignored.`);
}

const upgradeDivs = (): void => VoiceOrderForm.upgradeDivs();

upgradeDivs();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', upgradeDivs, { once: true });
