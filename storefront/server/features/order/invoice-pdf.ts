import { language } from '@otzar/contract/language';
import type { Order } from '@otzar/contract/order';
import { type Invoice, type InvoiceLine, invoiceOf } from '@otzar/domain/invoice';
import PDFDocument from 'pdfkit';
import { isolated } from '../../kit/isolation.ts';
import { messages } from './messages.ts';
import { firstFont, linesWithin, registerFonts, type Setting, setLine } from './pdf-text.ts';

/* All measures are in points, 72 to the inch; the paper is Letter. */
const MARGIN = 54;
const PAGE = { width: 612, height: 792 };
const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - MARGIN - 24;
const COLUMNS = { quantity: 372, price: 456, amount: RIGHT };
const ITEM_WIDTH = 280;
const FIGURES_FROM = 330;
const PARTY_WIDTH = 236;

const title: Setting = { size: 20, weight: 500 };
const heading: Setting = { size: 9, weight: 500 };
const plain: Setting = { size: 10 };
const strong: Setting = { size: 10, weight: 500 };
const small: Setting = { size: 8.5 };

const leading = ({ size }: Setting): number => size * 1.45;

/** Sets a line on the paper. A Hebrew sheet is the English one in a mirror: it begins at the right. */
function place(
  document: PDFKit.PDFDocument,
  text: string,
  { x, end = false, ...rest }: Parameters<typeof setLine>[2],
): void {
  const mirrored = language() === 'he';
  setLine(document, text, { ...rest, x: mirrored ? PAGE.width - x : x, end: end !== mirrored });
}

/** A sheet that is written from above, and goes on on another one where it is full. */
class Sheet {
  readonly document: PDFKit.PDFDocument;
  y = MARGIN;
  /** What is written again at the head of each further sheet. */
  #head: () => void = () => undefined;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  set head(write: () => void) {
    this.#head = write;
    write();
  }

  /** Goes on on the next sheet where less than so much is left. */
  need(height: number): void {
    if (this.y + height <= BOTTOM) return;
    this.document.addPage();
    this.y = MARGIN;
    this.#head();
  }

  /** Writes a text in as many lines as it takes. @returns the height of them */
  paragraph(text: string, x: number, y: number, width: number, setting: Setting): number {
    const lines = linesWithin(this.document, text, width, setting);
    lines.forEach((line, at) => {
      place(this.document, line, { ...setting, x, y: y + at * leading(setting) });
    });
    return lines.length * leading(setting);
  }

  rule(): void {
    this.document
      .moveTo(MARGIN, this.y)
      .lineTo(RIGHT, this.y)
      .lineWidth(0.5)
      .strokeColor('#8a8f98')
      .stroke();
  }
}

function writeParties(sheet: Sheet, { seller, buyer }: Invoice): void {
  const party = (name: string, words: string[], x: number): number => {
    let height = sheet.paragraph(name, x, sheet.y, PARTY_WIDTH, heading);
    for (const word of words)
      height += sheet.paragraph(word, x, sheet.y + height, PARTY_WIDTH, plain);
    return height;
  };
  const heights = [
    party(messages.invoice.from, seller, MARGIN),
    party(messages.invoice.billedTo, buyer, MARGIN + PARTY_WIDTH + 32),
  ];
  sheet.y += Math.max(...heights) + 24;
}

function writeColumns(sheet: Sheet): void {
  const { document, y } = sheet;
  const { item, quantity, price, amount } = messages.invoice;
  place(document, item, { ...heading, x: MARGIN, y });
  place(document, quantity, { ...heading, x: COLUMNS.quantity, y, end: true });
  place(document, price, { ...heading, x: COLUMNS.price, y, end: true });
  place(document, amount, { ...heading, x: COLUMNS.amount, y, end: true });
  sheet.y += leading(heading) + 4;
  sheet.rule();
  sheet.y += 6;
}

/** What stands below the title of a line. */
const belowOf = ({ under, sku, detail, extras }: InvoiceLine): string[] => [
  ...(under ? [under] : []),
  [sku, detail && isolated(detail)].filter(Boolean).join(' · '),
  ...extras.map(({ name, value, price }) => {
    const said = value ? `${isolated(name)}: ${isolated(value)}` : isolated(name);
    return price ? `${said} (${price})` : said;
  }),
];

function writeLine(sheet: Sheet, line: InvoiceLine): void {
  const { document } = sheet;
  const below = belowOf(line);
  const rows = (text: string, setting: Setting) =>
    linesWithin(document, text, ITEM_WIDTH, setting).length * leading(setting);
  const height = below.reduce((all, one) => all + rows(one, small), rows(line.title, plain));
  // A line that no sheet could hold is begun where it is.
  sheet.need(Math.min(height, BOTTOM - MARGIN - 60));
  const { y } = sheet;
  place(document, String(line.quantity), { ...plain, x: COLUMNS.quantity, y, end: true });
  place(document, line.price, { ...plain, x: COLUMNS.price, y, end: true });
  place(document, line.total, { ...plain, x: COLUMNS.amount, y, end: true });
  const words = [
    { text: line.title, setting: plain },
    ...below.map((text) => ({ text, setting: small })),
  ];
  for (const { text, setting } of words)
    for (const row of linesWithin(document, text, ITEM_WIDTH, setting)) {
      sheet.need(leading(setting));
      place(document, row, { ...setting, x: MARGIN, y: sheet.y });
      sheet.y += leading(setting);
    }
  sheet.y += 8;
}

function writeFigures(sheet: Sheet, { rows, total }: Invoice): void {
  sheet.rule();
  sheet.y += 8;
  const row = (label: string, value: string, setting: Setting) => {
    sheet.need(leading(setting));
    place(sheet.document, label, { ...setting, x: FIGURES_FROM, y: sheet.y });
    place(sheet.document, value, { ...setting, x: RIGHT, y: sheet.y, end: true });
    sheet.y += leading(setting) + 2;
  };
  for (const { label, value, waived } of rows)
    row(waived ? messages.invoice.notCharged(label) : label, value, plain);
  row(total.label, total.value, strong);
  sheet.y += 16;
}

function writeFeet(document: PDFKit.PDFDocument, { number }: Invoice): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const text = messages.invoice.page(number, page + 1, count);
    place(document, text, { ...small, x: RIGHT, y: PAGE.height - MARGIN, end: true });
  }
}

function write(document: PDFKit.PDFDocument, invoice: Invoice): void {
  const sheet = new Sheet(document);
  const { number, order, date, cancelled, payments, refunds } = invoice;
  const width = RIGHT - MARGIN;
  const paragraph = (text: string, setting: Setting) => {
    sheet.need(leading(setting));
    sheet.y += sheet.paragraph(text, MARGIN, sheet.y, width, setting);
  };
  paragraph(messages.invoice.title(number), title);
  paragraph(messages.invoice.order(order, date), plain);
  if (cancelled) paragraph(cancelled, strong);
  sheet.y += 20;
  writeParties(sheet, invoice);
  sheet.head = () => writeColumns(sheet);
  for (const line of invoice.lines) writeLine(sheet, line);
  writeFigures(sheet, invoice);
  if (payments.length > 0) paragraph(messages.invoice.paidBy, heading);
  for (const payment of payments) paragraph(payment, plain);
  if (refunds.length > 0) paragraph(messages.invoice.givenBack, heading);
  for (const refund of refunds) paragraph(refund, plain);
  writeFeet(document, invoice);
}

/** The invoice of an order as a file to keep. Its letters are in it, Hebrew from right to left. */
export function invoicePdf(order: Order): Promise<Buffer> {
  const invoice = invoiceOf(order);
  const document = new PDFDocument({
    size: 'LETTER',
    // Every text is set at its own place: without margins no line opens a page by itself.
    margin: 0,
    bufferPages: true,
    font: firstFont,
    lang: messages.locale,
    displayTitle: true,
    info: {
      Title: messages.invoice.title(invoice.number),
      Author: invoice.seller[0] ?? '',
      CreationDate: new Date(order.placed_at),
    },
  });
  registerFonts(document);
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
    write(document, invoice);
    document.end();
  });
}
