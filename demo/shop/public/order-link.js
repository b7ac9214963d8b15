// A link to an order, opened where the order form stands already, changes nothing but the end of the address.
addEventListener('hashchange', () => {
  if (location.hash.startsWith('#draft=')) location.reload();
});
