// Tells the order form who is logged in. Tokens stay in memory: nothing is stored, and nothing is added to the URL.
const form = document.querySelector('voice-order-form');

// The session has ended, for example in another tab: the form and the header then offer to log in.
function offerLogin() {
  const place = document.querySelector('[data-login]');
  const link = place.querySelector('a');
  link.href = '/login';
  link.textContent = place.dataset.login;
}

async function askToken() {
  try {
    const answer = await fetch('/session/token', { method: 'POST', cache: 'no-store' });
    if (answer.status === 401) offerLogin();
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

// Somebody else may have logged in in another tab: their token must not place this buyer's order.
async function freshToken() {
  const token = await askToken();
  return token !== null && token.userId === form.userId ? token.accessToken : null;
}

const token = await askToken();
if (token !== null) {
  form.getAccessToken = freshToken;
  form.userId = token.userId;
  form.accessToken = token.accessToken;
}
