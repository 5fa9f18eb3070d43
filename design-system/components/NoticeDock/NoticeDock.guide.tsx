import { vars } from '@otzar/tokens';
import type { ReactNode } from 'react';
import type { DoAndDont } from '../../guide.ts';
import { Banner } from '../Banner/index.ts';
import { NoticeDock } from './NoticeDock.tsx';

/** A page that is small enough to stand beside another. */
const Page = ({ children }: { children: ReactNode }) => (
  <div style={{ maxBlockSize: vars.size.sidebar, overflowY: 'auto' }}>{children}</div>
);

const dock = (
  <NoticeDock>
    <Banner label="No connection" icon="offline" tone="warning">
      You are offline. What you have visited can still be read.
    </Banner>
  </NoticeDock>
);

export const examples: readonly DoAndDont[] = [
  {
    right: {
      shows: () => (
        <Page>
          <p>The Lamplighter’s Almanac</p>
          <p>A year of evenings, one for each day.</p>
          {dock}
        </Page>
      ),
      because: 'It is the last thing of the page: nothing stays covered.',
    },
    wrong: {
      shows: () => (
        <Page>
          {dock}
          <p>The Lamplighter’s Almanac</p>
          <p>A year of evenings, one for each day.</p>
        </Page>
      ),
      because: 'What comes by itself pushes away what is being read.',
    },
  },
];
