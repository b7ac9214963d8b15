import type { ReactElement } from 'react';
import { Layout, type Visitor } from './layout.tsx';
import { useTexts } from './page.tsx';
import { shopName, studioEmail } from './shop-name.ts';

/** The terms that a guest agrees to. */
export function TermsPage({ visitor }: { readonly visitor: Visitor }): ReactElement {
  const { terms: text } = useTexts();
  return (
    <Layout title={text.title} visitor={visitor}>
      <h1>{text.title}</h1>
      <p className="muted">{text.lead}</p>
      {text.parts(shopName).map(([heading, ...paragraphs]) => (
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
