import { Stack } from '@otzar/design-system/components/Stack';
import { LinkList } from '@otzar/design-system/widgets/frame/LinkList';
import { useRouteLoaderData } from 'react-router';
import * as messages from '#messages/screens/search';
import { GuestsRecent } from '../home/GuestsRecent.tsx';

interface WhereNextProps {
  /** What others search for. */
  searches: { words: string; href: string }[];
}

/** Ways on from a search that found nothing: what others search for, the departments, what was looked at last. */
export function WhereNext({ searches }: WhereNextProps) {
  const root = useRouteLoaderData<{ departments: { name: string; path: string }[] }>('root');
  return (
    <Stack apart="sections">
      <Stack>
        <LinkList
          title={messages.searchesToTry}
          links={searches.map(({ words, href }) => ({ name: words, path: href }))}
        />
        <LinkList title={messages.ourDepartments} links={root?.departments ?? []} />
      </Stack>
      <GuestsRecent />
    </Stack>
  );
}
