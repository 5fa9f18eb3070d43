import { useState } from 'react';
import { copied } from '../../platform/clipboard.ts';

/** The link to a list as ticked: shown once it was asked for, and from then on as the list is now. */
export function useShareLink(path: string) {
  const [asked, setAsked] = useState(false);
  const [inClipboard, setInClipboard] = useState<string>();
  return {
    shareLink: asked ? `${window.location.origin}${path}` : undefined,
    copied: inClipboard === path,
    onShare: async () => {
      setAsked(true);
      if (await copied(`${window.location.origin}${path}`)) setInClipboard(path);
    },
  };
}
