import { ScrollToTop } from '@otzar/design-system/widgets/frame/ScrollToTop';
import { focusContent } from '../platform/focus-content.ts';
import { useFocusRestore } from '../platform/useFocusRestore.ts';
import { StatusMessage } from './StatusMessage.tsx';

/** What is for whoever uses a page, rather than looks at it. */
export default function UsedPage() {
  useFocusRestore();
  return (
    <>
      <ScrollToTop onArrive={focusContent} />
      <StatusMessage />
    </>
  );
}
