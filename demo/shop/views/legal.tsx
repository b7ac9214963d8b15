import { readFileSync } from 'node:fs';
import { shopName, studioEmail } from './shop-name.ts';
import { Layout, type Visitor } from './layout.tsx';
import { usePage } from './page.tsx';

/** A page whose text is in `text/LANGUAGE/NAME.md`: a title, headings, and paragraphs of one line each. */
export function LegalPage({ name, visitor }: { readonly name: 'terms' | 'privacy'; readonly visitor: Visitor }) {
  const { language } = usePage();
  const file = new URL(`../text/${language}/${name}.md`, import.meta.url);
  const [top = '', ...parts] = readFileSync(file, 'utf8').trim().replaceAll('{shop}', shopName).split('\n\n## ');
  const [title = '', lead] = top.replace('# ', '').split('\n\n');
  const [last = '', contact = ''] = (parts.pop() ?? '').split(/\n\n(?=[^\n]*\{email\})/u);
  const [before, after] = contact.split('{email}');
  return (
    <Layout title={title} visitor={visitor}>
      <h1>{title}</h1>
      <p className="muted">{lead}</p>
      {[...parts, last].map((part) => {
        const [heading, ...paragraphs] = part.split('\n\n');
        return (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        );
      })}
      <p>
        {before}
        <a href={`mailto:${studioEmail}`}>{studioEmail}</a>
        {after}
      </p>
    </Layout>
  );
}
