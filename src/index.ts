import { VoiceOrderForm } from './element.ts';

const name = 'voice-order-form';

// The script may be pasted twice: the first one serves the page.
if (!customElements.get(name)) customElements.define(name, VoiceOrderForm);

function upgradeDivs(): void {
  document.removeEventListener('DOMContentLoaded', upgradeDivs);
  VoiceOrderForm.upgradeDivs();
}

upgradeDivs();
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', upgradeDivs);
