// Fills in what the buyer typed into the order form as a guest, which the form stores in this tab on the way here
// (docs/contract.md).
const lifetime = 3_600_000;

function savedGuest() {
  try {
    const { savedAt, guest } = JSON.parse(sessionStorage.getItem('voice-order-form:guest'));
    return Date.now() - savedAt < lifetime ? guest : {};
  } catch {
    return {};
  }
}

const guest = savedGuest();
for (const name of ['firstName', 'lastName', 'email']) {
  const field = document.getElementById(name);
  if (field?.value === '' && typeof guest[name] === 'string') field.value = guest[name];
}
