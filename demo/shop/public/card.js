// Groups what is typed as it is printed on the card. Whoever edits in the middle, or writes it another way, is left alone.
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

// What was wrong with a field is not said of what the buyer is typing now; the shop looks at it again when it is sent.
for (const id of ['number', 'expiry', 'cvc', 'name']) {
  const field = document.getElementById(id);
  field.addEventListener('input', () => {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
    // It keeps its room: what is below must not move while the buyer goes on to it.
    document.getElementById(`${id}-problem`)?.style.setProperty('visibility', 'hidden');
  });
}

// The browser's Back button shows this page as it was left: the order may have been paid since, and the card is filled in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
