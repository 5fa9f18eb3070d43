import { SectionTabs } from '@otzar/design-system/widgets/catalogue/SectionTabs';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import type { ReactNode } from 'react';
import * as messages from '#messages/screens/store';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

const sections = [
  { name: messages.address, path: paths.storeAddress },
  { name: messages.hours, path: paths.storeHours },
  { name: messages.virtualTour, path: paths.virtualTour },
];

/** A page about the store, with the ways to the others. */
export function StorePage({ current, children }: { current: string; children: ReactNode }) {
  return (
    <PageColumns
      title={messages.visit(brand.name)}
      lead={<SectionTabs label={messages.storeInformation} sections={sections} current={current} />}
    >
      {children}
    </PageColumns>
  );
}
