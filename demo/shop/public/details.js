// Shows only the states of the selected country, or none if it has none.
const country = document.querySelector('#country');
const state = document.querySelector('#state');
const groups = [...state.querySelectorAll('optgroup')];

function offerStates() {
  const own = groups.find((group) => group.dataset.country === country.value);
  for (const group of groups) if (group !== own) group.remove();
  if (own !== undefined && !own.isConnected) state.append(own);
  const field = state.closest('.field');
  field.classList.remove('waits');
  field.hidden = own === undefined;
  if (!field.hidden) return;
  // If there is no state, it has no problem.
  document.querySelector('.alert a[href="#state"]')?.parentElement.remove();
  document.querySelector('.alert:has(ul:empty)')?.remove();
}

offerStates();
country.addEventListener('change', offerStates);
