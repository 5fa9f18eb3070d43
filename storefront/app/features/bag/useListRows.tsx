import type { BagLine } from '@otzar/contract/bag';
import { RemovedLine } from '@otzar/design-system/widgets/bag/RemovedLine';
import { type BagList, lineKey } from '@otzar/domain/bag';
import { useAtomValue } from 'jotai/react';
import type { ReactNode } from 'react';
import { titleOf } from '../../platform/titles.ts';
import { removedLinesAtom } from './removed-lines.ts';

/** The lines of a list as they are drawn; what was taken out of it can be put back where it was. */
export function useListRows(
  list: BagList,
  lines: BagLine[],
  draw: (line: BagLine) => ReactNode,
): ReactNode[] {
  const removed = useAtomValue(removedLinesAtom).filter((one) => one.list === list);
  const rowsAt = (isHere: (place: number) => boolean) =>
    removed
      .filter(({ place }) => isHere(place))
      .map(({ line, undo }) => (
        <RemovedLine key={`removed ${lineKey(line)}`} title={titleOf(line)} onUndo={undo} />
      ));
  return [
    ...lines.flatMap((line, index) => [...rowsAt((place) => place === index), draw(line)]),
    ...rowsAt((place) => place >= lines.length),
  ];
}
