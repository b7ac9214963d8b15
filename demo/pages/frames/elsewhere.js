// This site is served under two names, which browsers treat as two sites.
for (const frame of document.querySelectorAll('iframe[data-elsewhere]')) {
  const page = new URL(frame.dataset.elsewhere, location.href);
  page.hostname = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  frame.src = page.href;
}
