import { ScrollToTop } from '@otzar/design-system/widgets/frame/ScrollToTop';
import { useFocusRestore } from '../platform/useFocusRestore.ts';
import { StatusMessage } from './StatusMessage.tsx';

/** Whoever was sent to the top goes on reading there. */
const focusContent = () => document.getElementById('content')?.focus({ preventScroll: true });

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
