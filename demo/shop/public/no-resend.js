// This page answers a form. Browsers show it again only by sending the form again, and with it the card: on the way back
// its address is asked for instead, which tells how the checkout stands then.
history.replaceState(null, '', location.href);
