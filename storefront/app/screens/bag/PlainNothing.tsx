import { BagEmpty } from '@otzar/design-system/widgets/bag/BagEmpty';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import * as messages from '#messages/screens/bag';
import { paths } from '../../paths.ts';

/** Stands in place of a skeleton, and takes it away, where no scripts run and nothing was put into the bag. */
export const PlainNothing = () => (
  <noscript>
    <style>{'[role="status"]:has(> noscript) { display: none; }'}</style>
    <PageColumns title={messages.yourBag}>
      <BagEmpty action={{ label: messages.browseShop, href: paths.home }} />
    </PageColumns>
  </noscript>
);
