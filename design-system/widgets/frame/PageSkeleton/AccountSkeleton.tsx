import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/Skeleton/index.ts';
import { Page, type PageSkeletonProps } from './Page.tsx';
import { Card, FormField, Line, Summary } from './parts.tsx';

/** What a page of the account is made of. */
export type AccountShape = 'cards' | 'lines' | 'orders' | 'products' | 'form' | 'order';

export interface AccountSkeletonProps extends PageSkeletonProps {
  /** What comes: cards, lines with a picture, orders, products, fields, or one order whole. */
  shape: AccountShape;
}

const few = ['a', 'b', 'c'];
const many = [...few, 'd', 'e', 'f'];

const shapes: Record<AccountShape, () => ReactNode> = {
  cards: () => (
    <div className="tiles">
      {many.map((card) => (
        <Skeleton key={card} shape="block" width="100%" height="thumbnail-large" />
      ))}
    </div>
  ),
  lines: () => few.map((line) => <Line key={line} />),
  orders: () =>
    few.map((order) => <Skeleton key={order} shape="block" width="100%" height="card" />),
  products: () => (
    <div className="cards">
      {many.map((card) => (
        <Card key={card} />
      ))}
    </div>
  ),
  form: () => (
    <div className="fields">
      {few.map((field) => (
        <FormField key={field} />
      ))}
    </div>
  ),
  order: () => (
    <>
      <div className="steps">
        {few.map((step) => (
          <div key={step}>
            <Skeleton shape="circle" width="icon" height="icon" />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
      <Line />
      <Line />
      <Summary />
    </>
  ),
};

/** What a page of the account keeps, while it comes; its heading and the way to the others are there. */
export function AccountSkeleton({ shape, ...rest }: AccountSkeletonProps) {
  return <Page {...rest}>{shapes[shape]()}</Page>;
}
