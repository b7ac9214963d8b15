import type { ReactElement, ReactNode } from 'react';

export const shopName = 'Cadence Voice Studio';

/** Whether the buyer is logged in. */
export type Visitor = 'guest' | 'buyer';

interface LayoutProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Width of the content: a short form, text to read, or columns. */
  readonly width?: 'narrow' | 'text' | 'wide';
  /** Beside the shop's name, such as that no money moves here. */
  readonly badge?: string;
  /** Shows the way to log in, or to the account. */
  readonly visitor?: Visitor;
  /** Tags of the page's own. */
  readonly head?: ReactNode;
}

const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="logo">
    <rect width="32" height="32" rx="9" />
    <path d="M8 14v4M12 10v12M16 7v18M20 11v10M24 14v4" />
  </svg>
);

const Head = ({ title, head }: Pick<LayoutProps, 'title' | 'head'>) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{`${title} · ${shopName}`}</title>
    <link rel="icon" href="/public/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/public/shop.css" />
    {head}
  </head>
);

const AccountLink = ({ visitor }: { readonly visitor: Visitor }) => (
  <nav aria-label="Account" className="account-link">
    {visitor === 'buyer' ? <a href="/account">Account</a> : <a href="/login">Log in</a>}
  </nav>
);

/** The frame of every page of the shop: head, header, content, footer. */
export function Layout({ title, children, width = 'text', badge, visitor, head }: LayoutProps): ReactElement {
  return (
    <html lang="en">
      <Head title={title} head={head} />
      <body>
        <a className="skip" href="#content">
          Skip to the content
        </a>
        <header className="site-header">
          <div className="bar">
            <a className="brand" href="/">
              <Logo />
              <span>{shopName}</span>
            </a>
            {visitor === undefined ? null : <AccountLink visitor={visitor} />}
            {badge === undefined ? null : <span className="badge">{badge}</span>}
          </div>
        </header>
        <main id="content" className={width}>
          {children}
        </main>
        <footer className="site-footer">
          <div className="bar">
            <span>© {shopName}</span>
            <nav aria-label="Footer">
              <a href="/">Order</a>
              <a href="/terms">Terms</a>
              <a href="mailto:studio@cadence.example">Contact</a>
            </nav>
          </div>
        </footer>
      </body>
    </html>
  );
}
