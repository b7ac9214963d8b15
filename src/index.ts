import { VoiceOrderForm } from './element.ts';

const name = 'voice-order-form';

// The script may be pasted twice: the first one serves the page.
if (!customElements.get(name)) customElements.define(name, VoiceOrderForm);
