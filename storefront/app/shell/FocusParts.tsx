import { useFocusRestore } from '../platform/useFocusRestore.ts';
import { StatusMessage } from './StatusMessage.tsx';
import { useCoveredEdges } from './useCoveredEdges.ts';

/** What is for whoever uses something on a page, rather than looks: it is fetched with the first focus. */
export default function FocusParts() {
  useFocusRestore();
  useCoveredEdges();
  return <StatusMessage />;
}
