import { SectionTabs } from '@otzar/design-system/widgets/catalogue/SectionTabs';
import { PageColumns } from '@otzar/design-system/widgets/frame/PageColumns';
import type { ReactNode } from 'react';
import { brand } from '../../brand.ts';
import { paths } from '../../paths.ts';

const sections = [
  { name: 'Address', path: paths.storeAddress },
  { name: 'Hours', path: paths.storeHours },
  { name: 'Virtual tour', path: paths.virtualTour },
];

/** A page about the store, with the ways to the others. */
export function StorePage({ current, children }: { current: string; children: ReactNode }) {
  return (
    <PageColumns
      title={`Visit ${brand.name}`}
      lead={<SectionTabs label="Store information" sections={sections} current={current} />}
    >
      {children}
    </PageColumns>
  );
}
