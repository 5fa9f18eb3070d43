/** The component that a finding belongs to: what its story's id has before the two hyphens. */
export const componentOf = ({ name }) => name.split('--')[0];

/** Findings by what a function tells of each, in the order in which it is first told; `undefined` is told of none. */
function by(told, findings) {
  const groups = new Map();
  for (const finding of findings) {
    const key = told(finding);
    if (key === undefined) continue;
    if (!groups.has(key)) groups.set(key, []);
    groups.get(key).push(finding);
  }
  return [...groups];
}

const byComponent = (findings) =>
  by(componentOf, findings).map(([title, members]) => ({ title, findings: members }));

/** All findings whose difference is like this one's, itself among them. */
export const alikeTo = (finding, findings) =>
  finding.signature
    ? findings.filter(({ signature }) => signature === finding.signature)
    : [finding];

/**
 * The findings in the groups in which they are listed: by component, or first those that are alike, the most first, and the
 * others by component.
 * @param {{ name: string, signature?: string }[]} findings
 * @param {'alike' | 'component'} how
 * @returns {{ title: string, findings: { name: string, signature?: string }[] }[]}
 */
export function groupsOf(findings, how) {
  if (how === 'component') return byComponent(findings);
  const alike = by(({ signature }) => signature, findings)
    .filter(([, members]) => members.length > 1)
    .toSorted(([, one], [, other]) => other.length - one.length);
  const grouped = new Set(alike.flatMap(([, members]) => members));
  const others = findings.filter((finding) => !grouped.has(finding));
  return [
    ...alike.map(([signature, members]) => ({
      title: `${members.length} alike: ${signature}`,
      findings: members,
    })),
    ...byComponent(others),
  ];
}

/** What may be shown, by the names in which it is chosen. */
const choices = {
  'to decide': ({ kind, decision }) => kind !== 'flaky' && !decision,
  all: () => true,
  refused: ({ decision }) => decision === 'refused',
  accepted: ({ decision }) => decision === 'accepted',
};

/**
 * What a choice of findings can be, with how many it would show.
 * @returns {{ name: string, count: number }[]}
 */
export function choicesIn(findings) {
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return [...Object.keys(choices), ...kinds].map((name) => ({
    name,
    count: chosenFrom(findings, { choice: name, search: '' }).length,
  }));
}

/**
 * The findings of a choice that have every word which is searched for.
 * @param {{ choice: string, search: string }} wanted `choice` is one of `choicesIn`
 */
export function chosenFrom(findings, { choice, search }) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isChosen = choices[choice] ?? (({ kind }) => kind === choice);
  return findings.filter((finding) => {
    const text = [finding.name, finding.kind, finding.why, finding.signature].join(' ');
    return isChosen(finding) && words.every((word) => text.toLowerCase().includes(word));
  });
}
