import type { ReactElement } from 'react';
import type { LegalText } from '../text/en/terms.ts';
import { Layout, type Visitor } from './layout.tsx';
import { studioEmail } from './shop-name.ts';

interface LegalTextProps {
  readonly visitor: Visitor;
  readonly text: LegalText;
}

/** A page of numbered parts, with a contact address at the end. */
export function LegalPage({ visitor, text }: LegalTextProps): ReactElement {
  return (
    <Layout title={text.title} visitor={visitor}>
      <h1>{text.title}</h1>
      <p className="muted">{text.lead}</p>
      {text.parts.map(([heading, ...paragraphs]) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <p>
        {text.questions} <a href={`mailto:${studioEmail}`}>{studioEmail}</a>.
      </p>
    </Layout>
  );
}
