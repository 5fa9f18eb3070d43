import type { BagLine } from '@otzar/contract/bag';
import { readEGiftCard } from '@otzar/contract/e-gift-card';
import { useSetAtom } from 'jotai/react';
import * as messages from '#messages/screens/e-gift-card';
import { titled } from '../../brand.ts';
import { useAddToBag } from '../../features/bag/useBag.ts';
import { EGiftCardScreen } from '../../features/e-gift-card/EGiftCardScreen.tsx';
import { paths } from '../../paths.ts';
import { canonical } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import { overlayAtom } from '../../shell/overlay.ts';
import type { Route } from './+types/e-gift-card';

export const loader = ({ context }: Route.LoaderArgs) => readPageData(context, readEGiftCard);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: titled(messages.eGiftCard) },
  {
    name: 'description',
    content: messages.whatItIs,
  },
  ...canonical(matches, paths.eGiftCard),
];

export default function EGiftCardRoute({ loaderData: offer }: Route.ComponentProps) {
  const add = useAddToBag();
  const open = useSetAtom(overlayAtom);
  async function addToBag(line: BagLine): Promise<void> {
    open({ kind: 'added', ...(await add(line)) });
  }
  return <EGiftCardScreen offer={offer} onAdd={addToBag} />;
}
