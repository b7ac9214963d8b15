import 'voice-order-form';
import 'voice-order-form/fr';

const form = document.querySelector('voice-order-form');
const log = document.querySelector('output');

form?.addEventListener('voice-order-ready', ({ detail }) => {
  if (log) log.textContent = `Ready: ${detail.service}`;
});
