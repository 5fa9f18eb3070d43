import type { Answer } from '@otzar/contract/endpoint';
import { openLibraryItem } from '@otzar/contract/library';
import { linkLeft } from '@otzar/domain/library';
import { useEffect, useState } from 'react';
import { call } from '../../platform/http.ts';
import { useSubmit } from '../../platform/useSubmit.ts';

/** The links of one digital item: made when they are wanted, and gone once they have expired. */
export function useItemLinks(id: number) {
  const [links, setLinks] = useState<Answer<typeof openLibraryItem>>();
  const [expired, setExpired] = useState(false);
  const { submit, failure, busy } = useSubmit({});

  useEffect(() => {
    if (!links) return;
    const expire = () => {
      setLinks(undefined);
      setExpired(true);
    };
    const timer = setTimeout(expire, linkLeft(links.expires_at, Date.now()));
    return () => clearTimeout(timer);
  }, [links]);

  async function open(): Promise<void> {
    setLinks(await call(openLibraryItem, { params: { id: String(id) } }));
    setExpired(false);
  }

  return { links, expired, busy, error: failure, open: () => void submit(open) };
}
