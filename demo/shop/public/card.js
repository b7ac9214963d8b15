// Groups the digits as printed on the card. If the buyer edits in the middle, or uses another format, nothing changes.
const written = {
  number: (text) => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '').replace(/\d{4}(?=\d)/g, '$& ') : text),
  // More digits than a month and a year are those of the code, typed too early.
  expiry: (text) => text.replace(/^(0\d|1[0-2])(\d{1,2})$/, '$1 / $2').replace(/^(\d\d \/ (?!20)\d\d).+$/, '$1'),
};

for (const [id, group] of Object.entries(written)) {
  const field = document.getElementById(id);
  field.addEventListener('input', () => {
    if (field.selectionEnd !== field.value.length) return;
    const text = group(field.value);
    if (text !== field.value) field.value = text;
  });
}

const fields = ['number', 'expiry', 'cvc', 'name'].map((id) => document.getElementById(id));
const problemOf = ({ id }) => document.getElementById(`${id}-problem`);
const alert = document.getElementById('card-alert');

// The page opens at its top, with the shop's name and the amount; after an error, it scrolls to the card if needed. On
// touch screens, the keyboard would cover the page.
if (!matchMedia('(pointer: coarse)').matches) fields[0].focus({ preventScroll: alert === null });

// The fields move up: the focused one stays in sight.
function removeAlert(focused) {
  alert.remove();
  for (const field of fields) problemOf(field)?.remove();
  focused.scrollIntoView({ block: 'nearest' });
}

// A problem of a field does not apply to what the buyer is typing now; the shop checks it again after submission.
for (const field of fields) {
  field.addEventListener('input', () => {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    // It keeps its space while other fields are wrong: the content below does not move under the buyer's hands.
    problemOf(field)?.style.setProperty('visibility', 'hidden');
    const isCorrected = fields.every((other) => !other.hasAttribute('aria-invalid'));
    if (isCorrected && alert?.isConnected) removeAlert(field);
  });
}

function addProblem(field) {
  const problem = Object.assign(document.createElement('p'), { id: `${field.id}-problem`, className: 'problem' });
  field.after(problem);
  return problem;
}

function showEmpty(field) {
  const problem = problemOf(field) ?? addProblem(field);
  problem.textContent = field.dataset.empty;
  problem.style.removeProperty('visibility');
  field.setAttribute('aria-invalid', 'true');
  field.setAttribute('aria-describedby', problem.id);
}

// The shop never sends a number or a code back: for a field that was forgotten, both would have to be typed again.
fields[0].form.addEventListener('submit', (event) => {
  const empty = fields.filter(({ value }) => value.trim() === '');
  if (empty.length === 0 || empty.length === fields.length) return;
  event.preventDefault();
  for (const field of empty) showEmpty(field);
  empty[0].focus();
});
