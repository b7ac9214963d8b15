import type { CSSProperties, ReactElement } from 'react';
import type { Language } from '../text/language.ts';
import type { Letter, LetterPart } from './letter.ts';

// Email programs support neither style sheets nor custom properties, so every tag has inline styles.
const body: CSSProperties = {
  margin: 0,
  padding: '24px 16px',
  background: '#f4f5f8',
  color: '#1b1c26',
  font: '16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
};
const card: CSSProperties = {
  maxWidth: 600,
  margin: '0 auto',
  padding: 28,
  background: '#fff',
  border: '1px solid #e1e3ea',
  borderRadius: 14,
};
const headingStyle: CSSProperties = { margin: '0 0 16px', fontSize: 24, lineHeight: 1.25 };
const partHeading: CSSProperties = { margin: '28px 0 8px', fontSize: 17 };
const paragraph: CSSProperties = { margin: '0 0 12px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const button: CSSProperties = {
  display: 'inline-block',
  margin: '20px 0 8px',
  padding: '12px 24px',
  borderRadius: 10,
  background: '#4b41d8',
  color: '#fff',
  fontWeight: 600,
  textDecoration: 'none',
};
const cell: CSSProperties = {
  padding: '6px 16px 6px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 400,
  whiteSpace: 'pre-line',
};
const muted: CSSProperties = { ...cell, color: '#5b5e70' };
const note: CSSProperties = { marginTop: 4, color: '#5b5e70', fontSize: 14 };

const Facts = ({ facts }: Required<Pick<LetterPart, 'facts'>>) => (
  <table role="presentation" style={{ borderCollapse: 'collapse', width: '100%' }}>
    <tbody>
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text, notes = []]) => (
          <tr key={name}>
            <td style={muted}>{name}</td>
            <td style={cell}>
              {text}
              {notes.map((line) => (
                <div key={line} style={note}>
                  {line}
                </div>
              ))}
            </td>
          </tr>
        ))}
    </tbody>
  </table>
);

const Part = ({ heading, paragraphs, items, facts }: LetterPart) => (
  <>
    {heading === undefined ? null : <h2 style={partHeading}>{heading}</h2>}
    {paragraphs?.map((text) => (
      <p key={text} style={paragraph}>
        {text}
      </p>
    ))}
    {items === undefined ? null : (
      <ul style={{ margin: 0, paddingLeft: 20 }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )}
    {facts === undefined ? null : <Facts facts={facts} />}
  </>
);

interface LetterPageProps {
  readonly letter: Letter;
  readonly language: Language;
  readonly signature: string;
}

/** An email as HTML. */
export function LetterPage({ letter, language, signature }: LetterPageProps): ReactElement {
  const { subject, heading, parts, link } = letter;
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{subject}</title>
      </head>
      <body style={body}>
        <div style={card}>
          <h1 style={headingStyle}>{heading}</h1>
          {parts.map((part, index) => (
            <Part key={index} {...part} />
          ))}
          {link === undefined ? null : (
            <p>
              <a href={link.url} style={button}>
                {link.text}
              </a>
            </p>
          )}
          <p style={{ ...paragraph, margin: '28px 0 0', color: '#5b5e70', fontSize: 14 }}>{signature}</p>
        </div>
      </body>
    </html>
  );
}
