import { vars } from '@otzar/tokens';
import styled from 'styled-components';
import * as messages from '#messages/widgets/catalogue/SortAndFilter';
import { Button } from '../../../components/Button/index.ts';
import { Drawer, type DrawerProps } from '../../../components/Drawer/index.ts';
import { Facets, type FacetsProps } from '../Facets/index.ts';
import { SortChoice, type SortChoiceProps } from './SortChoice.tsx';

export interface SortAndFilterProps
  extends Omit<DrawerProps, 'title' | 'side' | 'footer' | 'children'> {
  /** How many products are left, as a ready phrase: `412 products`. */
  total: string;
  /** The order, and who is told of another. */
  sort: SortChoiceProps;
  /** What the list is filtered by; left out where it cannot be. */
  filters?: Pick<FacetsProps, 'facets' | 'onChange' | 'onLoadAll' | 'price' | 'keep'>;
  /** Told that the shopper wants the first order back and no filter. */
  onReset: () => void;
}

const Foot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[3]};

  p {
    margin: 0;
    color: ${vars.color.text.muted};
    font-size: ${vars.font.size[-1]};
  }
`;

/**
 * The order and the filters of a list, in the hand. What is chosen holds at once, so that the number of
 * products answers each touch; Done only closes. Load it lazily, as `Drawer`.
 */
export function SortAndFilter({
  total,
  sort,
  filters,
  onReset,
  onClose,
  ...rest
}: SortAndFilterProps) {
  return (
    <Drawer
      title={messages.sortAndFilter}
      side="bottom"
      onClose={onClose}
      footer={
        <Foot>
          <Button intent="quiet" onClick={onReset}>
            {messages.reset}
          </Button>
          <p role="status">
            <bdi>{total}</bdi>
          </p>
          <Button onClick={onClose}>{messages.done}</Button>
        </Foot>
      }
      {...rest}
    >
      <SortChoice {...sort} />
      {filters && <Facets {...filters} />}
    </Drawer>
  );
}
