// If the order form is already open, a link to an order changes nothing but the URL's fragment.
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#draft=')) location.reload();
});
