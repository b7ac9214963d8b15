const isWritten = (text) => typeof text === 'string' && text.trim() !== '';

const isMessageBegun = ({ content, customStyle, name, guide }) =>
  [content, customStyle, name].some(isWritten) || Boolean(guide);

/**
 * Whether anything was chosen or written; service, phone system and currency stand in every new order. Earlier versions
 * of the form did not know pronunciations.
 */
function isBegun({ voices, tracks, messages, pronunciations = [], comments, discount, proofReading, rushProduction }) {
  const isChosen = [...voices, ...tracks, comments].some(isWritten) || messages.some(isMessageBegun);
  return isChosen || proofReading || rushProduction || Boolean(discount) || pronunciations.length > 0;
}

/** Whether the order form has kept an order (docs/contract.md, Storage) that is neither paid nor on its way to be. */
export function isInProgress(referral) {
  try {
    const { order, isSent, created } = JSON.parse(localStorage.getItem(`voice-order-form:order:${referral || '-'}`));
    return !isSent && !created?.isPaid && isBegun(order);
  } catch {
    // There is none, or the form can't read it either.
    return false;
  }
}

/** Asks whether the order at an address may take the place of the one in progress. */
export function askToReplace(href) {
  const question = document.querySelector('#replace-order');
  question.querySelector('a').href = href;
  question.showModal();
  // Nothing is given up by a key that was meant for the page.
  question.querySelector('button').focus();
  return question;
}
