import { useSetAtom, useStore } from 'jotai/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { customerModule } from './customer-module.ts';
import { checkSessionAtom } from './session.ts';

/** Takes the page out of sight, or back, without moving anything in it. */
const setVisible = (visible: boolean) =>
  document.documentElement.style.setProperty('visibility', visible ? '' : 'hidden');

/**
 * A page that the browser had put aside whole, and shows again on Back, has heard nothing since: it is made anew
 * where somebody signed in or out meanwhile, and asks whether the session holds. It is put aside out of sight, because
 * a browser paints it before it can look, and whoever comes back may be somebody else.
 */
export function useReturnedPage(): void {
  const store = useStore();
  const checkSession = useSetAtom(checkSessionAtom);
  const navigate = useNavigate();
  useEffect(() => {
    const stopped = new AbortController();
    let left: number | undefined;
    const putAside = () => {
      left = store.get(customerModule.atom)?.id;
      setVisible(false);
    };
    const look = async () => {
      // Where even the code that reads it has never come, nothing of a customer is shown.
      const now = await customerModule.load().catch(() => null);
      if (now?.id !== left) return window.location.reload();
      setVisible(true);
      if (await checkSession()) await navigate(paths.home);
    };
    const hear = ({ type, persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      if (type === 'pagehide') putAside();
      else void look();
    };
    for (const type of ['pagehide', 'pageshow'] as const)
      window.addEventListener(type, hear, { signal: stopped.signal });
    return () => stopped.abort();
  }, [store, checkSession, navigate]);
}
