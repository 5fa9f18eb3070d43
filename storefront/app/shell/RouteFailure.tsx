import { NotFound } from '@otzar/design-system/widgets/NotFound';
import { ServerError } from '@otzar/design-system/widgets/ServerError';
import { isRouteErrorResponse } from 'react-router';
import { brand } from '../brand.ts';
import { paths } from '../paths.ts';

/** What stands in a screen's place when it cannot be shown: not found, or a failure on our side. */
export function RouteFailure({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && [403, 404].includes(error.status)) {
    return (
      <>
        <title>{`Not found · ${brand.name}`}</title>
        <NotFound
          title="This page is not on our shelves"
          text="The address may be mistyped, or what was here has been sold out for good."
          links={[
            { name: 'Go to the front page', path: paths.home },
            { name: 'Search the shop', path: paths.search },
          ]}
        />
      </>
    );
  }
  return (
    <>
      <title>{`Something went wrong · ${brand.name}`}</title>
      <ServerError
        title="Something went wrong on our side"
        text="Your bag is safe. Please try again in a moment."
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
