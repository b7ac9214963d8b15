import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import { fonts } from './receipt-font.ts';

/** In points. */
const margin = 64;
const amountWidth = 120;

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

interface About {
  readonly title: string;
  readonly author: string;
  readonly language: string;
}

/** A PDF of headings, facts and amounts, tagged for screen readers (PDF/UA). */
export class TaggedPdf {
  readonly #doc: PDFKit.PDFDocument;
  readonly #root: Element;
  readonly #whole: Promise<Buffer>;

  constructor({ title, author, language }: About) {
    this.#doc = new PdfDocument({
      pdfVersion: '1.7',
      // @ts-expect-error @types/pdfkit 0.17 is older than this.
      subset: 'PDF/UA',
      tagged: true,
      displayTitle: true,
      lang: language,
      info: { Title: title, Author: author },
      size: 'LETTER',
      margin,
      font: fonts.regular,
    });
    this.#whole = buffer(this.#doc);
    this.#root = this.#doc.struct('Document');
    this.#doc.addStructure(this.#root);
  }

  heading(text: string): void {
    this.#root.add(this.#element('H1', () => this.#doc.font(fonts.bold, 22).text(text)));
    this.#doc.moveDown(0.5);
  }

  /** A name and, below it, its text. */
  fact(name: string, text: string): void {
    const draw = (): void => {
      this.#doc.font(fonts.bold, 10).text(name);
      this.#doc.font(fonts.regular, 10).text(text);
    };
    this.#root.add(this.#element('P', draw));
    this.#doc.moveDown(0.8);
  }

  /** A table of names with their amounts; the last one is the total. */
  amounts(rows: readonly (readonly [name: string, amount: string])[]): void {
    this.#doc.moveDown();
    const table = this.#doc.struct('Table');
    for (const [index, row] of rows.entries()) {
      const isSum = index === rows.length - 1;
      this.#keepTogether();
      if (isSum) this.#line();
      table.add(this.#row(row, isSum ? fonts.bold : fonts.regular));
    }
    this.#root.add(table);
  }

  /** The bytes of the file. */
  end(): Promise<Buffer> {
    this.#root.end();
    this.#doc.end();
    return this.#whole;
  }

  #row([name, amount]: readonly [name: string, amount: string], font: string): Element {
    const doc = this.#doc;
    const { y, page } = doc;
    const left = page.width - margin - amountWidth;
    doc.font(font, 11);
    const cells = [
      this.#element('TH', () => doc.text(name, margin, y, { width: left - margin - 12 })),
      this.#element('TD', () => doc.text(amount, left, y, { width: amountWidth, align: 'right' })),
    ];
    doc.y = Math.max(doc.y, y + doc.heightOfString(name, { width: left - margin - 12 })) + 6;
    doc.x = margin;
    return doc.struct('TR', {}, cells);
  }

  /** Content that is drawn now, with its tag. */
  #element(tag: string, draw: () => void): Element {
    const content = this.#doc.markStructureContent(tag);
    draw();
    this.#doc.endMarkedContent();
    return this.#doc.struct(tag, {}, [content]);
  }

  /** Starts a new page if a row would not fit completely. */
  #keepTogether(): void {
    if (this.#doc.y > this.#doc.page.height - margin - 40) this.#doc.addPage();
  }

  /** A decorative line. */
  #line(): void {
    const doc = this.#doc;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .moveTo(margin, doc.y)
      .lineTo(doc.page.width - margin, doc.y)
      .lineWidth(0.5)
      .stroke('#999999');
    doc.endMarkedContent();
    doc.fillColor('#000000');
    doc.y += 8;
  }
}
