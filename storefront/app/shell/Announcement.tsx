import { BetaBanner } from '@otzar/design-system/widgets/frame/BetaBanner';
import { useSetAtom } from 'jotai/react';
import { brand } from '../brand.ts';
import { ANNOUNCEMENT } from '../platform/closed-announcement.ts';
import { focusContent } from '../platform/focus-content.ts';
import { useShopperValue } from '../platform/shopper-value.ts';
import { noticesModule } from './notices-module.ts';

/** The announcement of the new website, until it is closed in this browser (specification, section 2). */
export function Announcement() {
  const kept = useShopperValue(noticesModule.atom, undefined);
  const change = useSetAtom(noticesModule.atom);
  if (kept?.betaClosed) return null;
  return (
    <BetaBanner
      id={ANNOUNCEMENT}
      feedbackEmail={brand.feedbackEmail}
      onClose={() => {
        void change((now) => ({ ...now, betaClosed: true }));
        // What restores the focus is fetched with the first press, which this may be.
        focusContent();
      }}
    />
  );
}
