import { ConsentChoice } from '../features/consent/ConsentChoice.tsx';
import type { Partners } from '../platform/third-parties.ts';
import { useIdentification } from './useIdentification.ts';

/** What a shop does that other companies help; it loads only where there are any. */
export default function ThirdParties({ partners }: { partners: Partners }) {
  useIdentification();
  return <ConsentChoice partners={partners} />;
}
