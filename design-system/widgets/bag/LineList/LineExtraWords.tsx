/** Something added to a line: words put on it, or a gift option. */
export interface LineExtra {
  /** What it is, such as `Name on the cover` or `Gift wrap`. */
  name: string;
  /** What was entered, as the shopper wrote it. */
  value?: string | undefined;
  /** What it costs, formatted; left out where it costs nothing. */
  price?: string | undefined;
}

interface LineExtraWordsProps {
  extra: LineExtra;
}

/** An extra in words: what it is, what was entered, what it costs. */
export function LineExtraWords({ extra: { name, value, price } }: LineExtraWordsProps) {
  return (
    <>
      {name}
      {value && (
        <>
          {': '}
          <bdi>{value}</bdi>
        </>
      )}
      {price && ` (${price})`}
    </>
  );
}
