import type { Mail } from '../mail/letter.ts';
import { Layout } from './layout.tsx';

/** An email's text with clickable links. */
const linked = (text: string) =>
  text.split(/(https?:\/\/\S+)/u).map((part, index) =>
    index % 2 === 1 ? (
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );

/** The emails that would be sent if SMTP_URL were set. In English only, for developers. */
export function OutboxPage({ mails }: { readonly mails: readonly { readonly id: string; readonly mail: Mail }[] }) {
  return (
    <Layout title="Outbox" isUntranslated>
      <h1>Outbox</h1>
      <p className="muted">Without SMTP_URL, emails stay here. The links in them work.</p>
      {mails.length === 0 ? <p>No emails yet.</p> : null}
      {mails.map(({ id, mail }) => (
        <section key={id} className="panel">
          <h2>{mail.subject}</h2>
          <p className="muted wrap">To {mail.to}</p>
          <p>
            <a href={`/outbox/${id}`}>As HTML</a>, as most buyers see it
          </p>
          <p className="plain-text">{linked(mail.text)}</p>
        </section>
      ))}
    </Layout>
  );
}
