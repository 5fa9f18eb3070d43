import type { SupplyList } from '@otzar/contract/school';
import { ButtonLink } from '@otzar/design-system/components/ButtonLink';
import { Message } from '@otzar/design-system/components/Message';
import { schoolYearText } from '@otzar/domain/school';
import * as messages from '#messages/features/school';
import { paths } from '../../paths.ts';

/** Says that a list is of another year, and leads to the newer one where there is one. */
export function OtherYear({ list }: { list: SupplyList }) {
  const { school, year, this_year, newer } = list;
  if (newer === null && year >= this_year) return null;
  return (
    <Message
      tone="info"
      title={messages.thisIsListOf(schoolYearText(year))}
      action={
        newer !== null && (
          <ButtonLink intent="quiet" href={paths.supplies(school.id, newer)}>
            {messages.seeNewer}
          </ButtonLink>
        )
      }
    >
      {newer === null ? messages.noNewer : messages.hasNewer}
    </Message>
  );
}
