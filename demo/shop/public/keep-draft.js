// A partner's page sends the order along as `#draft=…`; links and forms that lead on to the order form take it with them.
if (location.hash.startsWith('#draft=')) {
  for (const link of document.querySelectorAll('a[data-keep-draft]')) link.hash = location.hash;
  for (const form of document.querySelectorAll('form[data-keep-draft]')) form.action += location.hash;
}
