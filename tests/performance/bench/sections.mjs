const HEADING = /^## .*$/m;

/** Each section of a report, from its heading on. @param {string} text @returns {Map<string, string>} by heading */
function sectionsOf(text) {
  const sections = text.split(/^(?=## )/m).filter((section) => HEADING.test(section));
  return new Map(sections.map((section) => [HEADING.exec(section)?.[0] ?? '', section.trim()]));
}

/**
 * A report with what was measured now in place of what stood under the same headings; what was not measured stays, and what
 * is new stands at the end.
 * @param {string} before the report as it is
 * @param {string[]} measured sections, each from its heading on
 * @param {string} where on which day and machine they were measured
 */
export function withMeasured(before, measured, where) {
  const sections = sectionsOf(before);
  for (const [heading, section] of sectionsOf(measured.join('\n\n'))) {
    const body = section.slice(heading.length).trim();
    sections.set(heading, `${heading}\n\nMeasured on ${where}.\n\n${body}`);
  }
  return `# Measured\n\n${[...sections.values()].join('\n\n')}\n`;
}
