import type { ReactElement } from 'react';
import type { Mail } from '../mail/letter.ts';
import type { MailRow } from '../schema/mails.ts';
import { Layout } from './layout.tsx';

interface OutboxPageProps {
  /** Null where there is nobody to write to. */
  readonly mails: readonly { readonly row: MailRow; readonly mail: Mail | null }[];
}

/** Links in a mail's text can be followed, as from a mailbox. */
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

/** Mails that would go out if there were a server for them; in English, for whoever develops the shop. */
export function OutboxPage({ mails }: OutboxPageProps): ReactElement {
  return (
    <Layout title="Outbox" isUntranslated>
      <h1>Outbox</h1>
      <p className="muted">Without SMTP_URL mails stay here. Links in them work.</p>
      {mails.length === 0 ? <p>There are none yet.</p> : null}
      {mails.map(({ row, mail }) => (
        <section key={row.id} className="panel">
          <h2>{mail?.subject ?? `${row.kind}: nobody to write to`}</h2>
          {mail === null ? null : (
            <>
              <p className="muted wrap">To {mail.to}</p>
              <p className="text wrap">{linked(mail.text)}</p>
            </>
          )}
        </section>
      ))}
    </Layout>
  );
}
