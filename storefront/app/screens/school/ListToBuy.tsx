import type { SupplyList } from '@otzar/contract/school';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import type { SupplyLine } from '@otzar/domain/supply-list';
import { useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import * as messages from '#messages/screens/school';
import { SupplyScreen } from '../../features/school/SupplyScreen.tsx';
import { paths } from '../../paths.ts';
import { useSubmit } from '../../platform/useSubmit.ts';
import { addListAtom, type ListAdded } from './add-list.ts';

function Told({ count, short, onClose }: ListAdded & { onClose: () => void }) {
  return (
    <Message
      tone={count > 0 ? 'success' : 'info'}
      onClose={onClose}
      action={
        count > 0 && (
          <ButtonLink href={paths.bag} intent="quiet">
            {messages.viewBag}
          </ButtonLink>
        )
      }
    >
      {[...(count > 0 ? [messages.listInBag(count)] : []), ...short].map((sentence) => (
        <p key={sentence}>
          <bdi>{sentence}</bdi>
        </p>
      ))}
    </Message>
  );
}

/** A school's list, ready for the bag; what fell short is looked at anew, so that it can be swapped. */
export function ListToBuy({ list }: { list: SupplyList }) {
  const add = useSetAtom(addListAtom);
  const { revalidate } = useRevalidator();
  const { submit, failure, busy } = useSubmit({});
  const [added, setAdded] = useState<ListAdded>();

  function run(lines: SupplyLine[]): void {
    setAdded(undefined);
    void submit(async () => {
      const done = await add(lines);
      setAdded(done);
      if (done.short.length > 0) void revalidate();
    });
  }

  return (
    <SupplyScreen
      list={list}
      buying={{
        busy,
        failure,
        told: added && <Told {...added} onClose={() => setAdded(undefined)} />,
      }}
      onAddAll={run}
    />
  );
}
