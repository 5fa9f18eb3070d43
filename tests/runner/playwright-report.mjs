/** Every test of a suite in a Playwright report, at any depth. */
export const specsOf = (suite) => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];
