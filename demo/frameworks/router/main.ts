const views: Readonly<Record<string, string>> = {
  '#/': '<h2>Acme</h2><p>We equip dental practices.</p>',
  '#/order': `
    <h2>Order</h2>
    <voice-order-form referral="acme"><p>Call us to order.</p></voice-order-form>`,
};

/** Renders the view of the URL; the previous view is removed with everything in it. */
function show(): void {
  const view = document.createRange().createContextualFragment(views[location.hash] ?? views['#/'] ?? '');
  document.querySelector('#root')?.replaceChildren(view);
}

addEventListener('hashchange', show);
show();
