// Hands the order form who is logged in. Tokens stay in memory: nothing is stored, and nothing goes into the address.
const form = document.querySelector('voice-order-form');

async function askToken() {
  const answer = await fetch('/session/token', { method: 'POST', cache: 'no-store' });
  return answer.ok ? answer.json() : null;
}

// Somebody else may have logged in on another tab: their token must not place this buyer's order.
async function freshToken() {
  try {
    const token = await askToken();
    return token?.userId === form.userId ? token.accessToken : null;
  } catch {
    return null;
  }
}

const token = await askToken();
if (token !== null) {
  form.getAccessToken = freshToken;
  form.userId = token.userId;
  form.accessToken = token.accessToken;
}
