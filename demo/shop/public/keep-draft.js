// A partner's page sends the order along as `#draft=…`; the link back to the form takes it with it.
for (const link of document.querySelectorAll('a[data-keep-draft]')) link.hash = location.hash;
