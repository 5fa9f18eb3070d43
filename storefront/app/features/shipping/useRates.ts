import { cutoffOf } from '@otzar/domain/rates';
import { useSetAtom } from 'jotai/react';
import { useEffect, useMemo } from 'react';
import { onRatesAge } from '../../platform/rates-age.ts';
import { useRecovery } from '../../platform/recovery.ts';
import { useShopperValue } from '../../platform/shopper-value.ts';
import { ratesStatusAtom, refreshPlaceAtom, renewRatesAtom } from './place.ts';
import { ratesModule } from './place-modules.ts';

/** The longest that a browser can be told to wait, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

const PRODUCT_PAGE = /^\/(?:products|bundles)\/[^/]+\/(\d+)$/;

/** The product of a product or bundle page with a numeric id (specification, section 7); null elsewhere. */
function productOf(pathname: string): number | null {
  const [, id] = PRODUCT_PAGE.exec(pathname) ?? [];
  return id === undefined ? null : Number(id);
}

/** Keeps place and rates fresh: on every path, at the cutoff, and when the shop has other rates. */
export function useFreshRates(pathname: string): void {
  const refresh = useSetAtom(refreshPlaceAtom);
  const renew = useSetAtom(renewRatesAtom);
  const rates = useShopperValue(ratesModule.atom, undefined);
  const options = rates?.options;

  const status = useShopperValue(ratesStatusAtom, 'idle');
  const failing = useMemo(() => (status === 'failed' ? { status } : undefined), [status]);

  useEffect(() => void refresh(productOf(pathname)), [refresh, pathname]);
  useRecovery(failing, () => void refresh(productOf(pathname)));
  useEffect(() => onRatesAge(() => void renew()), [renew]);
  useEffect(() => {
    if (!options) return;
    const wait = cutoffOf(options) - Date.now();
    if (!(wait > 0)) return;
    const timer = setTimeout(() => void renew(), Math.min(wait + 1, LONGEST_WAIT));
    return () => clearTimeout(timer);
  }, [options, renew]);
}
