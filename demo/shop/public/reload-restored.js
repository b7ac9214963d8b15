// The browser's Back button restores this page as it was left: the order may have been paid since, and the card is
// filled in.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});
