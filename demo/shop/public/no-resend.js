// This page is the answer to a form. Browsers would show it again only by sending the form, and with it the card,
// again: on the way back, its URL is requested instead, which shows the checkout's current state.
history.replaceState(null, '', location.href);
