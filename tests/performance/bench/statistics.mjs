/** The middle value of a list of numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** How far apart the values lie: the largest less the smallest. */
const spread = (values) => Math.max(...values) - Math.min(...values);

/** Several runs of a time: their median, and half of how far they lie apart. */
export const ms = (values) => `${Math.round(median(values))} ± ${Math.round(spread(values) / 2)}`;

/** A Markdown table, its columns aligned for those who read it as text. */
export function table(heads, rows) {
  const cells = [heads, ...rows].map((row) => row.map(String));
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => row[column].length)));
  const line = (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  const rule = line(widths.map((width) => '-'.repeat(width)));
  const [head, ...body] = cells.map(line);
  return [head, rule, ...body].join('\n');
}
