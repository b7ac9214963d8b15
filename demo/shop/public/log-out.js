// Logging out also deletes the details that the order form stored in this tab when the buyer paid as a guest.
document.addEventListener('submit', ({ target }) => {
  if (!target.matches('[data-logs-out]')) return;
  try {
    sessionStorage.removeItem('voice-order-form:guest');
  } catch {
    // Blocked storage contains nothing.
  }
});
