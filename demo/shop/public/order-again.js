// An order in progress on this shop's order page would give way to the one that is ordered again: that is asked first.
import { askToReplace, isInProgress } from './in-progress.js';

for (const link of document.querySelectorAll('a[data-again]')) {
  link.addEventListener('click', (event) => {
    if (!isInProgress(link.dataset.again)) return;
    event.preventDefault();
    askToReplace(link.href);
  });
}
