import type { ReactElement, ReactNode } from 'react';
import { languageFacts, languages, type Language } from '../text/language.ts';
import { usePage, useTexts } from './page.tsx';
import { shopName, studioEmail } from './shop-name.ts';

/** Whether the buyer is logged in. */
export type Visitor = 'guest' | 'buyer';

interface LayoutProps {
  readonly title: string;
  /** What search engines show of the page. */
  readonly description?: string | undefined;
  readonly children: ReactNode;
  /** Width of the content: a short form, text to read, or columns. */
  readonly width?: 'narrow' | 'text' | 'wide';
  /** Beside the shop's name, for example that no money moves here. */
  readonly badge?: string | undefined;
  /** Shows the link to the login, or to the account. */
  readonly visitor?: Visitor | undefined;
  /** Whether the page exists in one language only. */
  readonly isUntranslated?: boolean;
  readonly head?: ReactNode;
}

const Logo = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className="logo">
    <rect width="32" height="32" rx="9" />
    <path d="M8 14v4M12 10v12M16 7v18M20 11v10M24 14v4" />
  </svg>
);

const Head = ({ title, description, head }: Pick<LayoutProps, 'title' | 'description' | 'head'>) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>{`${title} · ${shopName}`}</title>
    {description === undefined ? null : <meta name="description" content={description} />}
    <link rel="icon" href="/public/icon.svg" type="image/svg+xml" />
    <link rel="preload" href="/assets/fonts/inter-latin-400.woff2" as="font" type="font/woff2" crossOrigin="" />
    <link rel="preload" href="/assets/fonts/inter-latin-600.woff2" as="font" type="font/woff2" crossOrigin="" />
    <link rel="stylesheet" href="/public/shop.css" />
    {head}
  </head>
);

const AccountLink = ({ visitor }: { readonly visitor: Visitor }) => {
  const { account, site: text } = useTexts();
  return (
    // The order page offers to log in if the session expires while it is open.
    <nav aria-label={text.account} className="account-link" data-login={account.login}>
      {visitor === 'buyer' ? <a href="/account">{text.account}</a> : <a href="/login">{account.login}</a>}
    </nav>
  );
};

const Header = ({ badge, visitor }: Pick<LayoutProps, 'badge' | 'visitor'>) => (
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
);

/** The same page in another language. */
function pathIn(url: string, language: Language): string {
  const { pathname, searchParams } = new URL(url, 'http://shop.invalid');
  searchParams.set('lang', language);
  return `${pathname}?${searchParams}`;
}

const LanguageChoice = () => {
  const { language, url } = usePage();
  const { site: text } = useTexts();
  return (
    <nav aria-label={text.language}>
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <a key={other} href={pathIn(url, other)} lang={other} hrefLang={other} data-keep-draft>
            {languageFacts[other].name}
          </a>
        ))}
    </nav>
  );
};

const Footer = ({ isUntranslated }: Required<Pick<LayoutProps, 'isUntranslated'>>) => {
  const { site: text } = useTexts();
  return (
    <footer className="site-footer">
      <div className="bar">
        <span>© {shopName}</span>
        <nav aria-label={text.footer}>
          <a href="/">{text.order}</a>
          <a href="/kit/" hrefLang="en">
            {text.partners}
          </a>
          <a href="/terms">{text.terms}</a>
          <a href="/privacy">{text.privacy}</a>
          <a href={`mailto:${studioEmail}`}>{text.contact}</a>
        </nav>
        {isUntranslated ? null : <LanguageChoice />}
      </div>
    </footer>
  );
};

/** The frame of every page of the shop: head, header, content, footer. */
export function Layout(props: LayoutProps): ReactElement {
  const { title, children, width = 'text', badge, visitor, isUntranslated = false, ...head } = props;
  const { language } = usePage();
  const { site: text } = useTexts();
  return (
    <html lang={language}>
      <Head title={title} {...head} />
      <body>
        <a className="skip" href="#content">
          {text.skip}
        </a>
        <Header badge={badge} visitor={visitor} />
        <main id="content" className={width}>
          {children}
        </main>
        <Footer isUntranslated={isUntranslated} />
      </body>
    </html>
  );
}

/** A link back to where the buyer came from, which its text names. */
export const BackLink = ({ href, text }: { readonly href: string; readonly text: string }): ReactElement => (
  <a className="back" href={href}>
    <span aria-hidden="true">←</span> {text}
  </a>
);
