import * as messages from '#messages/widgets/orders/InvoiceSheet';
import { type LineExtra, LineExtraWords } from '../../bag/LineList/LineExtraWords.tsx';

/** One line of an invoice; all amounts are formatted. */
export interface InvoiceLine {
  /** Tells lines apart: the same item may be there plain and written on. */
  key: string;
  /** The stock keeping unit. */
  sku: string;
  title: string;
  /** The title in the other language. */
  under?: string | null | undefined;
  /** The choices made, e.g. `Olive, A5`. */
  detail?: string | undefined;
  /** Personalization and gift options. */
  extras?: readonly LineExtra[] | undefined;
  quantity: number;
  /** For one. */
  price: string;
  total: string;
}

/** What was bought, line by line, under named columns that are repeated on every page. */
export function InvoiceTable({ lines }: { lines: readonly InvoiceLine[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{messages.item}</th>
          <th scope="col" className="number" aria-label={messages.quantity}>
            {messages.quantityShort}
          </th>
          <th scope="col" className="number">
            {messages.price}
          </th>
          <th scope="col" className="number">
            {messages.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, sku, title, under, detail, extras = [], quantity, price, total }) => (
          <tr key={key}>
            <td>
              <bdi>{title}</bdi>
              {under && (
                <small>
                  <bdi>{under}</bdi>
                </small>
              )}
              <small>
                {sku}
                {detail && (
                  <>
                    {' · '}
                    <bdi>{detail}</bdi>
                  </>
                )}
              </small>
              {extras.map((extra) => (
                <small key={`${extra.name}${extra.value}`}>
                  <LineExtraWords extra={extra} />
                </small>
              ))}
            </td>
            <td className="number">{quantity}</td>
            <td className="number">{price}</td>
            <td className="number">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
