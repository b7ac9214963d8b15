// Hands the order form who is logged in. Tokens stay in memory: nothing is stored, and nothing goes into the address.
const form = document.querySelector('voice-order-form');

async function askToken() {
  try {
    const answer = await fetch('/session/token', { method: 'POST', cache: 'no-store' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

// Somebody else may have logged in on another tab: their token must not place this buyer's order.
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
