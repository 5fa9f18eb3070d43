export const messages = {
  didYouMean: (postalCode: string, region: string) =>
    `${postalCode} is in ${region}. Did you mean that?`,
  choose: { state: 'Please choose a state.', province: 'Please choose a province.' },
  unknown: {
    state: (typed: string) =>
      `We do not know a state called “${typed}”. Please choose it from the list.`,
    province: (typed: string) =>
      `We do not know a province called “${typed}”. Please choose it from the list.`,
  },
  apart: (postalCode: string, found: string, chosen: string) =>
    `The code ${postalCode} is in ${found}, not in ${chosen}. Please correct one of them, or say that both are right.`,
};
