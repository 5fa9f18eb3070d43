import { PageNotice, type PageNoticeProps } from '../PageNotice/index.ts';
import { NoticeLinks } from '../PageNotice/NoticeLinks.tsx';

export interface NotFoundProps extends Omit<PageNoticeProps, 'mark' | 'children'> {
  /** Pages that there are. */
  links: { name: string; path: string }[];
}

/** There is no such page; here are some that there are. */
export function NotFound({ links, ...rest }: NotFoundProps) {
  return (
    <PageNotice mark="404" {...rest}>
      {links.length > 0 && <NoticeLinks links={links} />}
    </PageNotice>
  );
}
