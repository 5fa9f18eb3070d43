import type { Product } from '@otzar/contract/product';
import { Link } from '@otzar/design-system/foundations/link';
import { PromiseLine } from '@otzar/design-system/widgets/catalogue/PromiseLine';
import { irregular } from '@otzar/domain/recurring';
import * as messages from '#messages/features/plan';
import { paths } from '../../paths.ts';

/** That a product can come again and again, and the way to have it so; nothing where it cannot. */
export function RegularPromise({ product }: { product: Product }) {
  if (irregular(product, product.personalizations.length > 0) !== null) return null;
  return (
    <PromiseLine icon="calendar" text={messages.canComeRegularly} details={[messages.howItComes]}>
      <small>
        <Link href={paths.subscription(2, product.id)}>{messages.haveItCome}</Link>
      </small>
    </PromiseLine>
  );
}
