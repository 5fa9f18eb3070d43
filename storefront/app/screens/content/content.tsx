import { readContent } from '@otzar/contract/content';
import { ContentPage } from '@otzar/design-system/widgets/store/ContentPage';
import { titled } from '../../brand.ts';
import { canonical, toCanonicalPath } from '../../platform/canonical.ts';
import { readPageData } from '../../platform/page-data.ts';
import type { Route } from './+types/content';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const content = await readPageData(context, readContent, { params: { id: params.id } });
  toCanonicalPath(url, `/${content.slug}/${content.id}`);
  return content;
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: titled(loaderData?.title) },
  { name: 'description', content: loaderData?.blocks[0]?.text ?? '' },
  ...canonical(matches, loaderData && `/${loaderData.slug}/${loaderData.id}`),
];

export default function ContentRoute({ loaderData: content }: Route.ComponentProps) {
  return <ContentPage title={content.title} blocks={content.blocks} />;
}
