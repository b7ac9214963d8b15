// A partner's page sends the order as `#draft=…`; links and forms that lead to the order form pass it on. An emailed
// link opens in a new page, so the draft is stored as long as such a link is valid.
const name = 'draft-by-mail';
const lifetime = 3_600_000;

function keptDraft() {
  try {
    const { draft, until } = JSON.parse(localStorage.getItem(name));
    return Date.now() < until ? draft : '';
  } catch {
    return '';
  }
}

function keepDraft(draft) {
  try {
    localStorage.setItem(name, JSON.stringify({ draft, until: Date.now() + lifetime }));
  } catch {
    // The page that the order came from still has it.
  }
}

const carried = location.hash.startsWith('#draft=') ? location.hash : '';
const isMailed = document.querySelector('[data-keep-draft=mailed]') !== null;
const draft = isMailed ? keptDraft() : carried;

if (draft !== '') {
  for (const note of document.querySelectorAll('[data-draft-note]')) note.hidden = false;
  for (const link of document.querySelectorAll('a[data-keep-draft]')) link.hash = draft;
  for (const form of document.querySelectorAll('form[data-keep-draft]')) form.action += draft;
}
document.querySelector('form[data-keep-draft=by-mail]')?.addEventListener('submit', () => keepDraft(draft));
