import { Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import type { Language } from '../text/language.ts';
import { shopName } from '../views/shop-name.ts';
import { line, muted, Part, table } from './letter-part.tsx';
import type { Letter } from './letter.ts';

// Many email programs drop style sheets, so every tag has its light colours inline; the style sheet has the dark ones.
const dark = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas { background-color: #0f1016 !important; color: #eceef5 !important; }
  .card { background-color: #191b23 !important; color: #eceef5 !important; }
  .card, .line { border-color: #2c2f3a !important; }
  .muted { color: #a9adbd !important; }
  .logo { background-color: #6f66f0 !important; }
  .button { background-color: #a39dff !important; color: #15131f !important; }
}
`;

const canvas: CSSProperties = { backgroundColor: '#f4f5f8', color: '#1b1c26' };
const font: CSSProperties = {
  font: '16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
};
const column: CSSProperties = { ...table, maxWidth: 600, margin: '0 auto', borderCollapse: 'separate' };
const logo: CSSProperties = {
  width: 36,
  height: 36,
  borderRadius: 10,
  backgroundColor: '#4b41d8',
  fontSize: 0,
  lineHeight: 0,
  textAlign: 'center',
  verticalAlign: 'middle',
};
const logoBar: CSSProperties = {
  display: 'inline-block',
  width: 3,
  margin: '0 1px',
  borderRadius: 2,
  backgroundColor: '#fff',
  verticalAlign: 'middle',
};
const brandName: CSSProperties = { paddingLeft: 12, fontSize: 17, fontWeight: 700 };
const card: CSSProperties = { padding: 28, backgroundColor: '#fff', border: line, borderRadius: 14 };
const headingStyle: CSSProperties = { margin: '0 0 12px', fontSize: 24, lineHeight: 1.25 };
const button: CSSProperties = {
  display: 'inline-block',
  margin: '8px 0',
  padding: '12px 24px',
  borderRadius: 10,
  backgroundColor: '#4b41d8',
  color: '#fff',
  fontWeight: 600,
  textDecoration: 'none',
};
const signatureStyle: CSSProperties = { padding: '20px 28px 0', color: muted, fontSize: 14, whiteSpace: 'pre-line' };

/** The shop's logo, as a cell: email programs block images and vector graphics. */
const Brand = () => (
  <table role="presentation" cellPadding={0} cellSpacing={0}>
    <tbody>
      <tr>
        <td style={logo} className="logo">
          {[5, 13, 19, 11, 5].map((height, index) => (
            <span key={index} style={{ ...logoBar, height }} />
          ))}
        </td>
        <td style={brandName}>{shopName}</td>
      </tr>
    </tbody>
  </table>
);

const Button = ({ text, url }: Required<Letter>['link']) => (
  <p style={{ margin: 0 }}>
    <a href={url} style={button} className="button">
      {text}
    </a>
  </p>
);

type ContentProps = Pick<LetterPageProps, 'letter'>;

/** The first part says what the email is about; the button is below it. */
const Content = ({ letter: { heading, parts, link } }: ContentProps) => (
  <>
    <h1 style={headingStyle}>{heading}</h1>
    {parts.map((part, index) => (
      <Fragment key={index}>
        <Part {...part} />
        {index === 0 && link !== undefined ? <Button {...link} /> : null}
      </Fragment>
    ))}
  </>
);

interface LetterPageProps {
  readonly letter: Letter;
  readonly language: Language;
  readonly signature: string;
}

/** The canvas of an email, in a table because some email programs replace the body. */
const Canvas = ({ children }: { readonly children: ReactNode }) => (
  <table role="presentation" cellPadding={0} cellSpacing={0} style={{ ...table, ...canvas }} className="canvas">
    <tbody>
      <tr>
        <td style={{ ...font, padding: '28px 16px 36px' }}>{children}</td>
      </tr>
    </tbody>
  </table>
);

export function LetterPage({ letter, language, signature }: LetterPageProps): ReactElement {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.subject}</title>
        <style>{dark}</style>
      </head>
      <body style={{ ...canvas, margin: 0 }} className="canvas">
        <Canvas>
          <table role="presentation" cellPadding={0} cellSpacing={0} style={column}>
            <tbody>
              <tr>
                <td style={{ padding: '0 4px 18px' }}>
                  <Brand />
                </td>
              </tr>
              <tr>
                <td style={card} className="card">
                  <Content letter={letter} />
                </td>
              </tr>
              <tr>
                <td style={signatureStyle} className="muted">
                  {signature}
                </td>
              </tr>
            </tbody>
          </table>
        </Canvas>
      </body>
    </html>
  );
}
