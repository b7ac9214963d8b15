// @vitest-environment happy-dom
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readFile } from '../../../src/desk/import/read-file.ts';

const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const textOf = (text: string): string => `<w:t xml:space="preserve">${text}</w:t>`;
const run = (text: string, properties = ''): string => `<w:r><w:rPr>${properties}</w:rPr>${textOf(text)}</w:r>`;
const paragraph = (content: string, properties = ''): string => `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
const documentOf = (body: string): string => `<w:document xmlns:w="${namespace}"><w:body>${body}</w:body></w:document>`;

type Parts = Readonly<Record<string, string>>;

const read = (parts: Parts) => {
  const packed = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  return readFile(Object.assign(new File([], 'scripts.docx'), { arrayBuffer: () => Promise.resolve(packed.buffer) }));
};
const readBody = (body: string, more: Parts = {}) => read({ 'word/document.xml': documentOf(body), ...more });

const hello = documentOf(paragraph(run('Hello.')));

it.each(['word/document2.xml', '/word/document.xml', 'Word/Document.xml', 'word\\document.xml'])(
  'the main part of a Word file is found in %j',
  async (name) => {
    await expect(read({ [name]: hello })).resolves.toEqual({ text: 'Hello.' });
  },
);

it.each<[what: string, parts: Parts]>([
  ['is missing', { 'word/other.xml': hello }],
  ['is of another program', { 'xl/workbook.xml': '<workbook/>' }],
  ['is cut off', { 'word/document.xml': hello.slice(0, -20) }],
  ['has a mistake', { 'word/document.xml': hello.replace('</w:r>', '') }],
])('the main part of a Word file makes the file unreadable if it %s', async (_, parts) => {
  await expect(read(parts)).resolves.toBe('fileFailed');
});

it('the main part of a Word file is read whatever else the file contains', async () => {
  const picture = Array.from({ length: 400_000 }, (_, index) => (index * 7919) % 1_000_003).join('');
  await expect(readBody(paragraph(run('Hello.')), { 'word/media/image1.png': picture })).resolves.toEqual({
    text: 'Hello.',
  });
});

it('the main part of a Word file is refused if it unpacks to very much', async () => {
  const bomb = documentOf(' '.repeat(30_000_000));
  await expect(read({ 'word/document.xml': bomb })).resolves.toBe('fileTooLarge');
});

const moved = '<w:r><w:t>Bye.</w:t></w:r>';
it.each<[what: string, content: string, text: string]>([
  ['a hyphen that breaks no line', `<w:r>${textOf('555')}<w:noBreakHyphen/>${textOf('1234.')}</w:r>`, '555-1234.'],
  ['a sign', `<w:r>${textOf('Call')}<w:sym w:char="F0E0"/>${textOf('us.')}</w:r>`, 'Call us.'],
  [
    'text that was moved',
    `<w:moveFrom>${moved}</w:moveFrom>${run('Hello. ')}<w:moveTo>${moved}</w:moveTo>`,
    'Hello. Bye.',
  ],
  ['text that was deleted', `${run('Hello.')}<w:del><w:r><w:delText>No</w:delText></w:r></w:del>`, 'Hello.'],
  ['a field', `${run('Hello.')}<w:r><w:instrText>PAGE</w:instrText></w:r>`, 'Hello.'],
  ['hidden text', run('Hello.') + run(' No.', '<w:vanish/>'), 'Hello.'],
  ['text that is hidden no longer', run('Hello.', '<w:vanish w:val="0"/>'), 'Hello.'],
])('the text of a Word file is read with %s', async (_, content, text) => {
  await expect(readBody(paragraph(content))).resolves.toEqual({ text });
});

it('the text of a Word file is read whatever the prefix of its namespace', async () => {
  const xml = hello.replaceAll('w:', 'ns0:').replace('xmlns:w', 'xmlns:ns0');
  await expect(read({ 'word/document.xml': xml })).resolves.toEqual({ text: 'Hello.' });
});

const style = (id: string, name: string, more = ''): string =>
  `<w:style w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const styles = `<w:styles xmlns:w="${namespace}">${[
  style('berschrift1', 'heading 1'),
  style('Eigene', 'Eigene', '<w:basedOn w:val="berschrift1"/>'),
].join('')}</w:styles>`;

it.each<[what: string, body: string, text: string]>([
  ['headings of Word in another language', paragraph(run('Hi'), '<w:pStyle w:val="berschrift1"/>'), '# Hi'],
  ['headings of its own', paragraph(run('Hi'), '<w:pStyle w:val="Eigene"/>'), '# Hi'],
  ['items', paragraph(run('One.'), '<w:numPr/>'), '- One.'],
  [
    'a table',
    `<w:tbl>${['AB', 'CD']
      .map(
        (row) =>
          `<w:tr>${row
            .split('')
            .map((cell) => `<w:tc>${paragraph(run(cell))}</w:tc>`)
            .join('')}</w:tr>`,
      )
      .join('')}</w:tbl>`,
    '| A | B |\n| C | D |',
  ],
])('the text of a Word file is read with %s', async (_, body, text) => {
  await expect(readBody(body, { 'word/styles.xml': styles })).resolves.toEqual({ text });
});

it('a file of more than 100 MB is refused before it is opened', async () => {
  const arrayBuffer = () => Promise.reject(new Error('opened'));
  const film = Object.defineProperty(new File([], 'film.mov'), 'size', { value: 100_000_001 });
  await expect(readFile(Object.assign(film, { arrayBuffer }))).resolves.toBe('fileTooLarge');
});
