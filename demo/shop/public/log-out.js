// Before a logout, asks whether the order in progress stays in this browser. Without an answer, nobody is logged out.
// Deleting the order also notifies forms in other tabs (docs/contract.md, Logging out).
const prefix = 'voice-order-form:';
const marker = `${prefix}logged-out`;
const question = document.querySelector('dialog.keep-order');

function storedNames() {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix) && !name.startsWith(`${prefix}cache:`));
  } catch {
    return [];
  }
}

function forget() {
  try {
    for (const name of [...storedNames(), 'draft-by-mail']) localStorage.removeItem(name);
    localStorage.setItem(marker, crypto.randomUUID());
  } catch {
    // If nothing can be stored, nothing is stored.
  }
}

function forgetGuest() {
  try {
    sessionStorage.removeItem(`${prefix}guest`);
  } catch {
    // The same.
  }
}

function logOut(form, isKept) {
  if (!isKept) forget();
  forgetGuest();
  form.submit();
}

for (const form of document.querySelectorAll('form[data-logs-out]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!storedNames().some((name) => name.startsWith(`${prefix}order:`))) return logOut(form, false);
    question.returnValue = '';
    const answer = () => question.returnValue && logOut(form, question.returnValue === 'keep');
    question.addEventListener('close', answer, { once: true });
    question.showModal();
  });
}

if (document.querySelector('[data-forget-order]') !== null) {
  forget();
  forgetGuest();
}
