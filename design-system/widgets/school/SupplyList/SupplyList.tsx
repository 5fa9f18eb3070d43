import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import * as messages from '#messages/widgets/school/SupplyList';
import { Button } from '../../../components/Button/index.ts';
import { EmptyState } from '../../../components/EmptyState/index.ts';
import { Message } from '../../../components/Message/index.ts';
import { type SupplyItem, SupplyLine, type SupplyLineProps } from './SupplyLine.tsx';
import { supplyListStyles } from './supply-list-styles.ts';

export interface SupplyListProps
  extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onToggle'>,
    Pick<SupplyLineProps, 'onToggle' | 'onQuantity' | 'onSwap'> {
  /** Whose list it is, e.g. `Grade 4`. */
  grade: string;
  /** The school, as it writes itself. */
  school: string;
  /** The school year that the list is for, e.g. `2026–27`. */
  year?: string;
  /** The language in which the school names itself and its grades, where it is not the page’s. */
  namesIn?: string;
  /** In the school's order; required and optional are told apart here. */
  items: readonly SupplyItem[];
  /** For all that is included, formatted. */
  total: string;
  /** Whether the list is being put in the bag. */
  busy?: boolean;
  /** Why it could not be put in the bag, and what to do. */
  failure?: ReactNode;
  /** The address that opens the list as it is ticked now. Shown once the shopper asked for it. */
  shareLink?: string;
  /** Whether that address lies in the clipboard. */
  copied?: boolean;
  /** What came of putting it in the bag, and the way on. */
  told?: ReactNode;
  /** What to do where the list is empty: a link. */
  otherwise?: ReactNode;
  /** Told that everything included goes to the bag. */
  onAddAll: () => void;
  /** Told that the shopper asks for a link to the list as ticked. */
  onShare: () => void;
  /** Told that the shopper prints the list. */
  onPrint: () => void;
}

const Root = styled.section`
  ${supplyListStyles}
`;

/**
 * What a school asks for, to be ticked off, swapped and bought in one step. It prints as a form, with a
 * box before each entry.
 */
export function SupplyList({
  grade,
  school,
  year,
  namesIn,
  items,
  total,
  busy = false,
  failure,
  shareLink,
  copied = false,
  told,
  otherwise,
  onToggle,
  onQuantity,
  onSwap,
  onAddAll,
  onShare,
  onPrint,
  ...rest
}: SupplyListProps) {
  const id = useId();
  const bought = items.filter((item) => item.included && item.max > 0).length;
  const groups = [
    { name: messages.required, note: messages.requiredNote, required: true },
    { name: messages.optional, note: messages.optionalNote, required: false },
  ]
    .map((group) => ({ ...group, items: items.filter((item) => item.required === group.required) }))
    .filter((group) => group.items.length > 0);

  return (
    <Root aria-labelledby={id} {...rest}>
      <div className="head">
        <div>
          <h2 id={id} dir="auto" lang={namesIn}>
            {grade}
          </h2>
          <p>
            <bdi lang={namesIn}>{school}</bdi>
            {year && (
              <>
                , <bdi>{year}</bdi>
              </>
            )}
          </p>
        </div>
        {items.length > 0 && (
          <div className="tools">
            <Button intent="quiet" icon="link" onClick={onShare}>
              {messages.copyLink}
            </Button>
            <Button intent="quiet" icon="print" onClick={onPrint}>
              {messages.print}
            </Button>
          </div>
        )}
        {shareLink && (
          <div className="share">
            <Message tone="success" title={copied ? messages.linkCopied : messages.linkGiven}>
              <bdi>{shareLink}</bdi>
            </Message>
          </div>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState title={messages.empty} action={otherwise}>
          {messages.emptyText}
        </EmptyState>
      ) : (
        <>
          <div className="lists">
            <p className="paper">{messages.student}</p>
            {groups.map((group) => (
              <div key={group.name}>
                <h3>
                  {group.name} <small>{group.note}</small>
                </h3>
                <ul>
                  {group.items.map((item) => (
                    <SupplyLine
                      key={item.id}
                      item={item}
                      onToggle={onToggle}
                      onQuantity={onQuantity}
                      onSwap={onSwap}
                    />
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className="buy" data-low-bar data-covers="below">
            <p className="count">{messages.totalFor(bought, items.length)}</p>
            <p className="sum" aria-live="polite">
              {total}
            </p>
            {told}
            {failure && <Message tone="error">{failure}</Message>}
            <Button size="large" busy={busy} disabled={bought === 0} onClick={onAddAll}>
              {bought === 0 ? messages.nothingToBuy : messages.addToBag(bought)}
            </Button>
          </div>
        </>
      )}
    </Root>
  );
}
