// An order in progress on this shop's order page would give way to the one that is ordered again: that is asked first.
const question = document.querySelector('#replace-order');
const replace = question.querySelector('a');

/** Whether the order form has kept an order (docs/contract.md, Storage) that is neither paid nor on its way to be. */
function isInProgress(referral) {
  try {
    const saved = JSON.parse(localStorage.getItem(`voice-order-form:order:${referral || '-'}`));
    return saved !== null && !saved.isSent && !saved.created?.isPaid;
  } catch {
    return false;
  }
}

for (const link of document.querySelectorAll('a[data-again]')) {
  link.addEventListener('click', (event) => {
    if (!isInProgress(link.dataset.again)) return;
    event.preventDefault();
    replace.href = link.href;
    question.showModal();
    // Nothing is given up by a key that was meant for the page.
    question.querySelector('button').focus();
  });
}
