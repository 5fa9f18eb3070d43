import { Message } from '@otzar/design-system/components/Message';
import { useAtomValue } from 'jotai/react';
import * as messages from '#messages/features/bag';
import { bagChangesAtom } from './bag-changes.ts';
import { newsOf } from './changes.ts';
import { useBag } from './useBag.ts';
import { useFreshBag } from './useFreshBag.ts';

/**
 * Asks the shop again about what is being ordered, and says what has changed of it before the order is sent. The
 * place is there before the news, so that it is announced, once.
 */
export function BagNews() {
  useFreshBag();
  const bag = useBag();
  const changes = useAtomValue(bagChangesAtom);
  const news = bag ? newsOf(changes, bag) : [];
  return (
    <div role="status">
      {news.length > 0 && (
        <Message role="none" tone="info" title={messages.bagHasChanged}>
          {news.map((sentence) => (
            <div key={sentence}>
              <bdi>{sentence}</bdi>
            </div>
          ))}
        </Message>
      )}
    </div>
  );
}
