import type { CSSProperties, ReactElement } from 'react';
import type { Language } from '../text/language.ts';
import { shopName } from '../views/shop-name.ts';
import type { Letter, LetterMessage, LetterPart } from './letter.ts';

// Email programs support neither style sheets nor custom properties, so every tag has inline styles.
const body: CSSProperties = {
  margin: 0,
  padding: '24px 16px',
  background: '#f4f5f8',
  color: '#1b1c26',
  font: '16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, Arial, sans-serif',
};
const width: CSSProperties = { maxWidth: 600, margin: '0 auto' };
const brand: CSSProperties = { ...width, padding: '0 4px 16px', color: '#4b41d8', fontSize: 17, fontWeight: 700 };
const card: CSSProperties = {
  ...width,
  padding: 28,
  background: '#fff',
  border: '1px solid #e1e3ea',
  borderRadius: 14,
};
const headingStyle: CSSProperties = { margin: '0 0 16px', fontSize: 24, lineHeight: 1.25 };
const partHeading: CSSProperties = { margin: '32px 0 10px', fontSize: 17 };
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
const muted = '#5b5e70';
const line = '1px solid #e1e3ea';
const table: CSSProperties = { borderCollapse: 'collapse', width: '100%' };
const cell: CSSProperties = { padding: '6px 0', textAlign: 'left', verticalAlign: 'top', whiteSpace: 'pre-line' };
const label: CSSProperties = { ...cell, width: '34%', paddingRight: 16, color: muted };
const amountCell: CSSProperties = { ...cell, textAlign: 'right', whiteSpace: 'nowrap', paddingLeft: 16 };
const totalCell: CSSProperties = { borderTop: line, paddingTop: 10, fontWeight: 700 };
const message: CSSProperties = { margin: '0 0 12px', padding: '14px 16px', border: line, borderRadius: 10 };
const messageTitle: CSSProperties = { marginBottom: 4, color: muted, fontSize: 14, fontWeight: 600 };
const note: CSSProperties = { marginTop: 6, color: muted, fontSize: 14 };

const FactTable = ({ facts }: Required<Pick<LetterPart, 'facts'>>) => (
  <table role="presentation" style={table}>
    <tbody>
      {facts
        .filter(([, text]) => text !== '')
        .map(([name, text]) => (
          <tr key={name}>
            <td style={label}>{name}</td>
            <td style={cell}>{text}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

const AmountTable = ({ amounts }: Required<Pick<LetterPart, 'amounts'>>) => (
  <table role="presentation" style={{ ...table, margin: '8px 0 24px' }}>
    <tbody>
      {amounts.map(([name, amount], index) => {
        const total = index === amounts.length - 1 ? totalCell : {};
        return (
          <tr key={name}>
            <td style={{ ...cell, ...total }}>{name}</td>
            <td style={{ ...amountCell, ...total }}>{amount}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Message = ({ title, content, notes }: LetterMessage) => (
  <div style={message}>
    <div style={messageTitle}>{title}</div>
    <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</div>
    {notes?.map((text) => (
      <div key={text} style={note}>
        {text}
      </div>
    ))}
  </div>
);

const Part = ({ heading, paragraphs, items, facts, messages, amounts }: LetterPart) => (
  <>
    {heading === undefined ? null : <h2 style={partHeading}>{heading}</h2>}
    {paragraphs?.map((text) => (
      <p key={text} style={paragraph}>
        {text}
      </p>
    ))}
    {items === undefined ? null : (
      <ul style={{ margin: '0 0 12px', paddingLeft: 20, overflowWrap: 'anywhere' }}>
        {items.map((item) => (
          <li key={item} style={{ marginBottom: 4 }}>
            {item}
          </li>
        ))}
      </ul>
    )}
    {facts === undefined ? null : <FactTable facts={facts} />}
    {messages?.map((each) => (
      <Message key={each.title} {...each} />
    ))}
    {amounts === undefined ? null : <AmountTable amounts={amounts} />}
  </>
);

interface LetterPageProps {
  readonly letter: Letter;
  readonly language: Language;
  readonly signature: string;
}

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
        <div style={brand}>{shopName}</div>
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
          <p style={{ ...paragraph, margin: '28px 0 0', color: muted, fontSize: 14 }}>{signature}</p>
        </div>
      </body>
    </html>
  );
}
