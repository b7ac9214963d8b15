import type { CSSProperties, ReactElement } from 'react';
import type { LetterMessage, LetterPart } from './letter.ts';

export const line = '1px solid #e1e3ea';
export const muted = '#5b5e70';
export const table: CSSProperties = { width: '100%', borderCollapse: 'collapse' };
const partHeading: CSSProperties = { margin: '32px 0 10px', fontSize: 17 };
const paragraph: CSSProperties = { margin: '0 0 12px', whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
const cell: CSSProperties = { padding: '6px 0', textAlign: 'left', verticalAlign: 'top', whiteSpace: 'pre-line' };
const label: CSSProperties = { ...cell, width: '34%', paddingRight: 16, color: muted };
const amountCell: CSSProperties = {
  ...cell,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  paddingLeft: 16,
  fontVariantNumeric: 'tabular-nums',
};
const countStyle: CSSProperties = { color: muted, fontSize: 14 };
const totalCell: CSSProperties = { borderTop: line, paddingTop: 12, fontSize: 18, fontWeight: 700 };
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
            <td style={label} className="muted">
              {name}
            </td>
            <td style={cell}>{text}</td>
          </tr>
        ))}
    </tbody>
  </table>
);

const AmountTable = ({ amounts }: Required<Pick<LetterPart, 'amounts'>>) => (
  <table role="presentation" style={{ ...table, margin: '8px 0 24px' }}>
    <tbody>
      {amounts.map(({ label: name, count, amount }, index) => {
        const isTotal = index === amounts.length - 1;
        const total = isTotal ? totalCell : {};
        const className = isTotal ? 'line' : undefined;
        return (
          <tr key={name}>
            <td style={{ ...cell, ...total }} className={className}>
              {name}
              {count === '' ? null : (
                <div style={countStyle} className="muted">
                  {count}
                </div>
              )}
            </td>
            <td style={{ ...amountCell, ...total }} className={className}>
              {amount}
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

const Message = ({ title, content, notes }: LetterMessage) => (
  <div style={message} className="line">
    <div style={messageTitle} className="muted">
      {title}
    </div>
    <div style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{content}</div>
    {notes?.map((text) => (
      <div key={text} style={note} className="muted">
        {text}
      </div>
    ))}
  </div>
);

/** A part of an email. The classes are for the dark colours of the page. */
export const Part = ({ heading, paragraphs, items, facts, messages, amounts }: LetterPart): ReactElement => (
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
