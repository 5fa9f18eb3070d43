import { dehydratedPart } from '@otzar/design-system/foundations/replay';
import {
  type ComponentType,
  createElement,
  lazy,
  Suspense,
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { retryImport } from './retry-import.ts';

type Load<P> = () => Promise<ComponentType<P>>;

let arrived = false;
let announce = () => {};
const firstPage = new Promise<void>((resolve) => {
  announce = resolve;
});

/** The first page has loaded: what was left for later may come. Called once, by the shell. */
export function firstPageHasLoaded(): void {
  arrived = true;
  announce();
}

const onServer: Promise<void>[] = [];

/** On the server: every part is here, so that a page is rendered whole. */
export async function allPartsAreHere(): Promise<void> {
  // What brings a part may tell of another one.
  for (let here = -1; here < onServer.length; ) {
    here = onServer.length;
    await Promise.all(onServer);
  }
}

/** The server has a part before it renders its first page. */
function drawn<P extends object>(load: Load<P>): ComponentType<P> {
  const here: { part?: ComponentType<P> } = {};
  onServer.push(
    load().then((part) => {
      here.part = part;
    }),
  );
  return (props) => here.part && createElement(here.part, props);
}

/** What a part is while its code is on its way. */
function awaited<P extends object>(bring: Load<P>, early: boolean): ComponentType<P> {
  const module = retryImport(async () => ({ default: await bring() }));
  const begun = early && arrived ? module() : undefined;
  return lazy(() => begun ?? firstPage.then(module)) as ComponentType<P>;
}

/** Tells once React has taken over what stands beside it. */
function Awake({ tell }: { tell: () => void }) {
  useLayoutEffect(tell, [tell]);
  return null;
}

/**
 * A part of a page that the server draws at once and that wakes up after the first page has loaded,
 * so that its code does not stand in the way of what a shopper touches first. Its links work all the
 * while. On later pages it comes with the rest.
 *
 * Until it is awake it hears of no change: an urgent one would take the server's drawing away, and one that can
 * wait has React 19.3 wait for ever where a part stands in another, and draw nothing more that waits for code. Another
 * address reaches it all the same: what was chosen before and leads to one waits until every part is awake
 * (`foundations/replay`).
 * @param early whether it comes with the rest of a later page, even before it is shown there
 */
export function deferred<P extends object>(load: Load<P>, early = true): ComponentType<P> {
  const state: { part?: ComponentType<P> } = {};
  const Awaited = import.meta.env.SSR
    ? drawn(load)
    : awaited(async () => {
        state.part = await load();
        return state.part;
      }, early);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, like `lazy` itself
  return function Later(props: P) {
    // Once it is here a new page has it at once, without a moment in which there is nothing in its place.
    const [Part] = useState(() => state.part ?? Awaited);
    const [asDrawn] = useState(props);
    const [hydrated, setHydrated] = useState(false);
    const [{ begin, end }] = useState(dehydratedPart);
    useLayoutEffect(begin, [begin]);
    const tell = useCallback(() => {
      end();
      setHydrated(true);
    }, [end]);
    const shown = hydrated ? props : asDrawn;
    // The boundary stands even then: React may begin to wake the page around it more than once, and the
    // code may arrive in between. What it is shown stays the same object, so that React passes it over.
    return useMemo(
      () => (
        <Suspense>
          <Part {...shown} />
          <Awake tell={tell} />
        </Suspense>
      ),
      [Part, shown, tell],
    );
  };
}
