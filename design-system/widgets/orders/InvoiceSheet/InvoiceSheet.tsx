import { media, vars } from '@otzar/tokens';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/orders/InvoiceSheet';
import { Button } from '../../../components/Button/index.ts';
import { ButtonLink } from '../../../components/ButtonLink/index.ts';
import {
  type SummaryRow,
  SummaryRows,
  type SummaryTotal,
} from '../../checkout/OrderSummary/index.ts';
import { type InvoiceLine, InvoiceTable } from './InvoiceTable.tsx';
import { paperStyles } from './paper-styles.ts';

export interface InvoiceSheetProps extends ComponentPropsWithRef<'article'> {
  /** As it is quoted. */
  number: string;
  /** The number of its order. */
  order?: string | undefined;
  /** Where it is to be had as a file; without it there is no such link. */
  fileHref?: string | undefined;
  /** Formatted. */
  date: string;
  /** Line by line. */
  seller: readonly string[];
  /** Line by line. */
  buyer: readonly string[];
  lines: readonly InvoiceLine[];
  /** How the total came about. */
  rows: SummaryRow[];
  total: SummaryTotal;
  /** How it was paid, e.g. `Visa ending in 4242`, one for each way. */
  payments: readonly string[];
  /** Said where the order was cancelled, with the day. */
  cancelled?: string | undefined;
  /** What went back then, e.g. `Visa ending in 4242: $56.50, refunded`, one for each way. */
  refunds?: readonly string[];
  /** Told that the shopper prints it; without it there is no button. */
  onPrint?: () => void;
}

/* An invoice is ink on white in both themes: it is made for paper. */
const Sheet = styled.article`
  display: grid;
  gap: ${vars.space[8]};
  max-inline-size: ${vars.size.page};
  margin-inline: auto;
  padding: ${vars.space[8]} ${vars.space.gutter};
  background: ${vars.color.print.paper};
  color: ${vars.color.print.ink};
  overflow-wrap: anywhere;

  header,
  .parties {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: ${vars.space[4]} ${vars.space[10]};
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${vars.space[2]};
  }

  h2 {
    font-family: ${vars.font.family.text};
    font-size: ${vars.font.size[-1]};
  }

  p,
  address,
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  address span {
    display: block;
  }

  .wide {
    overflow-x: auto;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: ${vars.space[2]};
    border-block-end: ${vars.border.hairline} solid ${vars.color.print.ink};
    text-align: start;
    vertical-align: top;
  }

  thead {
    display: table-header-group;
  }

  tr {
    break-inside: avoid;
  }

  .number {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }

  td small {
    display: block;
    font-size: ${vars.font.size[-1]};
  }

  /* On a phone the names need the room more than the figures do. */
  @media not all and ${media.tablet} {
    table {
      font-size: ${vars.font.size[-1]};
    }

    :is(th, td) {
      padding-inline: 0 ${vars.space[3]};
    }

    :is(th, td):last-child {
      padding-inline-end: 0;
    }
  }

  .sums {
    display: grid;
    gap: ${vars.space[8]};
  }

  .figures {
    inline-size: min(100%, ${vars.size.drawer});
    margin-inline-start: auto;
    break-inside: avoid;
  }

  ${paperStyles}
`;

/** So many lines are set in small type on paper, so that the order keeps to its page. */
const DENSE = 15;

/** An invoice that prints well (specification, section 2: it stands alone, without header and footer). */
export function InvoiceSheet({
  number,
  order,
  fileHref,
  date,
  seller,
  buyer,
  lines,
  rows,
  total,
  payments,
  cancelled,
  refunds = [],
  onPrint,
  ...rest
}: InvoiceSheetProps) {
  return (
    <Sheet data-dense={lines.length > DENSE || undefined} {...rest}>
      <header>
        <div>
          <h1>{messages.invoice(number)}</h1>
          <p>{order ? messages.orderOf(order, date) : date}</p>
          {cancelled && (
            <p>
              <strong>{cancelled}</strong>
            </p>
          )}
        </div>
        <div className="actions">
          {fileHref && (
            <ButtonLink intent="secondary" icon="download" href={fileHref} download>
              {messages.download}
            </ButtonLink>
          )}
          {onPrint && (
            <Button intent="secondary" icon="print" onClick={onPrint}>
              {messages.print}
            </Button>
          )}
        </div>
      </header>
      <div className="parties">
        <Party title={messages.from} words={seller} />
        <Party title={messages.billedTo} words={buyer} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than a phone is scrolled by key too */}
      <section className="wide" aria-label={messages.bought} tabIndex={0}>
        <InvoiceTable lines={lines} />
      </section>
      <div className="sums">
        <div className="figures">
          <SummaryRows ground="invoice" rows={rows} total={total} />
        </div>
        <Ways title={messages.paidBy} ways={payments} />
        {refunds.length > 0 && <Ways title={messages.givenBack} ways={refunds} />}
      </div>
    </Sheet>
  );
}

function Ways({ title, ways }: { title: string; ways: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {ways.map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </section>
  );
}

function Party({ title, words }: { title: string; words: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <address>
        {words.map((word) => (
          <span key={word} dir="auto">
            {word}
          </span>
        ))}
      </address>
    </section>
  );
}
