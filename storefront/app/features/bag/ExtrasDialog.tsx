import type { BagLine } from '@otzar/contract/bag';
import { type Product, readProduct } from '@otzar/contract/product';
import { Button } from '@otzar/design-system/components/Button';
import { Dialog } from '@otzar/design-system/components/Dialog';
import { Message } from '@otzar/design-system/components/Message';
import { Spinner } from '@otzar/design-system/components/Spinner';
import { useEffect, useState } from 'react';
import * as messages from '#messages/features/bag';
import { failureSentence } from '../../platform/call-failed.ts';
import { call } from '../../platform/http.ts';
import { titleOf } from '../../platform/titles.ts';
import { ExtrasForm } from './ExtrasForm.tsx';

interface ExtrasDialogProps {
  line: BagLine;
  onClose: () => void;
}

/** Asks what can be done to an item, again after a failure. */
function useOffer(productId: number) {
  const [product, setProduct] = useState<Product>();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks for the same product
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    setFailure(undefined);
    call(readProduct, { params: { id: String(productId) } }, { signal })
      .then((answer) => signal.aborted || setProduct(answer))
      .catch((error: unknown) => signal.aborted || setFailure(failureSentence(error)));
    return () => left.abort();
  }, [productId, attempt]);
  return { product, failure, retry: () => setAttempt((count) => count + 1) };
}

/** Where an item of the bag is written on and wrapped. What is changed holds at once. */
export function ExtrasDialog({ line, onClose }: ExtrasDialogProps) {
  const { product, failure, retry } = useOffer(line.product_id);
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.extrasFor(titleOf(line))}
      footer={
        <Button size="large" block onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      {product && <ExtrasForm line={line} offer={product} />}
      {failure && (
        <Message tone="error" action={<Button onClick={retry}>{messages.tryAgain}</Button>}>
          {failure}
        </Message>
      )}
      {!product && !failure && <Spinner label={messages.lookingUp} />}
    </Dialog>
  );
}
