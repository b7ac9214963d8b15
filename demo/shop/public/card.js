// Groups the digits as printed on the card. If the buyer edits in the middle, or uses another format, nothing changes.
const written = {
  number: (text) => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '').replace(/\d{4}(?=\d)/g, '$& ') : text),
  expiry: (text) => text.replace(/^(0\d|1[0-2])(\d{1,2})$/, '$1 / $2'),
};

for (const [id, group] of Object.entries(written)) {
  const field = document.getElementById(id);
  field.addEventListener('input', () => {
    if (field.selectionEnd !== field.value.length) return;
    const text = group(field.value);
    if (text !== field.value) field.value = text;
  });
}

// A problem of a field does not apply to what the buyer is typing now; the shop checks it again after submission.
for (const id of ['number', 'expiry', 'cvc', 'name']) {
  const field = document.getElementById(id);
  field.addEventListener('input', () => {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    // It keeps its space, so that the content below does not move.
    document.getElementById(`${id}-problem`)?.style.setProperty('visibility', 'hidden');
  });
}

// The browser's Back button restores this page as it was left: the order may have been paid since, and the card is
// filled in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
